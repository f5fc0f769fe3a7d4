import type { parseArgs, ParseArgsConfig } from 'node:util';

export function endWith(...lines: readonly string[]): never;
export function readWords<C extends Omit<ParseArgsConfig, 'strict' | 'tokens'>>(
  usage: string,
  config?: C,
): ReturnType<typeof parseArgs<C>>;
