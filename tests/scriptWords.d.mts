export function numbersIn(usage: string): readonly number[];
export function numberIn(usage: string, usual: number): number;
export function needFakesBuild(): void;
