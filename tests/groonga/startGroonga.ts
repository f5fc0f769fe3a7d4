import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunningGroonga = {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  stop(): Promise<void>;
};

/** Starts Groonga with an empty database in a temporary folder; on a free port, if none is given. */
export async function startGroonga(givenPort?: number): Promise<RunningGroonga> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-groonga-'));
  const port = givenPort ?? (await freePort());
  const place = ['--bind-address', '127.0.0.1', '--port', String(port)];
  const logs = ['--log-path', join(folder, 'log'), '--query-log-path', ''];
  const server = spawn('groonga', ['--protocol', 'http', ...place, ...logs, '-s', '-n', join(folder, 'shop')], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, server);
  return {
    url,
    port,
    folder,
    async stop() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Resolves once the server answers. */
async function answering(url: string, server: ChildProcess): Promise<void> {
  let failure: unknown = null;
  server.once('error', (error) => {
    failure = error;
  });
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    if (failure !== null || server.exitCode !== null) throw new Error('Groonga did not start', { cause: failure });
    try {
      if ((await fetch(`${url}/d/status`)).ok) return;
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  }
  server.kill();
  throw new Error('Groonga did not answer within 20 seconds');
}
