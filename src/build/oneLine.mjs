// For scripts: a mistake that the person who runs them can mend is one line, without a stack.
import { parseArgs } from 'node:util';

/** Prints the lines and ends the script as failed. */
export function endWith(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Reads a script's words. A wrong one ends the script. */
export function readWords(usage, { args, options = {}, allowPositionals = false } = {}) {
  try {
    return parseArgs({ ...(args && { args }), options, allowPositionals });
  } catch (error) {
    return endWith(`${error.message.split('. ')[0]}. ${usage}`);
  }
}
