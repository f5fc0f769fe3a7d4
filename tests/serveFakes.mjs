import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Serves the build on fakes. Answers the server when it listens. */
export async function serveFakes(port, ...options) {
  const args = ['dist/fakes', '--single', '--quiet', '--host', 'localhost', '--port', String(port), ...options];
  const server = spawn(process.execPath, ['node_modules/sirv-cli/bin.js', ...args], { stdio: 'inherit' });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (answer?.ok) return server;
    await pause(100);
  }
  server.kill();
  throw new Error('The build was not served.');
}
