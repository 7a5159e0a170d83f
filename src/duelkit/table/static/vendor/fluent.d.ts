/** What the page uses of fluent.js, for checking types; nothing loads it. */
export class FluentResource {
  constructor(text: string);
}
export class FluentBundle {
  constructor(locales: string | string[], options?: object);
  addResource(resource: FluentResource): Error[];
  getMessage(key: string): any;
  hasMessage(key: string): boolean;
  formatPattern(pattern: any, values?: object | null, errors?: Error[] | null): string;
}
