export function wholeNumbers(words: readonly string[], usage: string): readonly number[];
export function numbersIn(usage: string): readonly number[];
export function numberIn(usage: string, usual: number): number;
export function needFakesBuild(): void;
