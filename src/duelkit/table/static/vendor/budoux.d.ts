/** What the page uses of budoux.js, for checking types; nothing loads it. */
export class Parser {
  constructor(model: Record<string, Record<string, number>>);
  parseBoundaries(sentence: string): number[];
}
export const model: Record<string, Record<string, number>>;
