// The words of the scripts that start the local backend, and what they need of this machine.
import { createServer } from 'node:net';
import { endWith } from '#src/build/oneLine.mjs';

/** Sizes that the demo world can have. */
export const sizes = [1, 1_000_000];
export const ports = [0, 65_535];

/** The whole number of an option. Ends the script if it is none, or outside the range. */
export function numberIn(option, text, [from, to], usage) {
  const number = /^\d+$/.test(text) ? Number(text) : -1;
  if (number >= from && number <= to) return number;
  return endWith(`${option} is a whole number from ${from} to ${to}, not '${text}'. ${usage}`);
}

export function extensionsIn(text) {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** Ends the script if another process listens at a port, also if only at one of this machine's addresses. */
export async function needPorts(...needed) {
  for (const port of needed) {
    if (!((await isFree(port)) && (await isFree(port, 'localhost'))))
      endWith(`Port ${port} is in use: end the process that listens there.`);
  }
}

/** Ends the script with the line of a problem that its message explains; any other error is a defect. */
export function endWithProblem(error) {
  if (error.name !== 'StartProblem') throw error;
  endWith(error.message);
}
