import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';

function run(script: string, ...words: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [`fakes/server/${script}`, ...words], { encoding: 'utf8' });
  return { status, lines: stderr.trim().split('\n') };
}

const usage = 'Usage: npm run start:live [-- --loose] [--products 10000]';

it.each([
  [['--products', 'abc'], `--products is a whole number from 1 to 1000000, not 'abc'. ${usage}`],
  [['--products=-5'], `--products is a whole number from 1 to 1000000, not '-5'. ${usage}`],
  [['--products', '1.5'], `--products is a whole number from 1 to 1000000, not '1.5'. ${usage}`],
  [['--products='], `--products is a whole number from 1 to 1000000, not ''. ${usage}`],
  [['--products', '0'], `--products is a whole number from 1 to 1000000, not '0'. ${usage}`],
  [['--lose'], `Unknown option '--lose'. ${usage}`],
])('[G-DEV-1] the live shop on this machine refuses the words %j in one line', (words, line) => {
  expect(run('startLive.mjs', ...words)).toEqual({ status: 1, lines: [line] });
});

it('[G-DEV-1] the local backend says in one line that another process holds its port, before it fills a world', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, 'localhost', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  try {
    expect(run('runBackend.mjs', '--memory', '--port', String(port))).toEqual({
      status: 1,
      lines: [`Port ${port} is in use: end the process that listens there.`],
    });
  } finally {
    other.close();
  }
});

it('[G-DEV-1] the local backend refuses a port that is none', () => {
  expect(run('runBackend.mjs', '--port', '99999')).toMatchObject({
    status: 1,
    lines: [expect.stringMatching(/^--port is a whole number from 0 to 65535, not '99999'\. Usage: node /)],
  });
});
