/** What the page uses of htm-preact.js, for checking types; nothing loads it. */
type Inputs = readonly unknown[];
export function html(parts: TemplateStringsArray, ...values: unknown[]): any;
export function render(what: any, where: Element): void;
export function useEffect(effect: () => void | (() => void), inputs?: Inputs): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: Inputs): void;
export function useMemo<T>(make: () => T, inputs?: Inputs): T;
export function useRef(initial: any): any;
export function useState<T = any>(initial: T | (() => T)): [any, (next: any) => void];
