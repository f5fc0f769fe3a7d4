import { existsSync } from 'node:fs';
import { endWith, readWords } from '#src/build/oneLine.mjs';

/** The words as whole numbers. Another word ends the script. */
export function wholeNumbers(words, usage) {
  const wrong = words.find((word) => !/^[1-9]\d*$/.test(word));
  if (wrong !== undefined) endWith(`'${wrong}' is no whole number from 1 on. ${usage}`);
  return words.map(Number);
}

/** The words of a script that takes whole numbers alone. */
export function numbersIn(usage) {
  return wholeNumbers(readWords(usage, { allowPositionals: true }).positionals, usage);
}

/** The one whole number that a script takes, or the usual one. */
export function numberIn(usage, usual) {
  const [number = usual, ...others] = numbersIn(usage);
  if (others.length > 0) endWith(`Only one number can be given. ${usage}`);
  return number;
}

/** Ends the script if there is no build of the shop on fakes to serve. */
export function needFakesBuild() {
  if (!existsSync('dist/fakes/index.html')) endWith('dist/fakes is missing: run npm run build:fakes first.');
}
