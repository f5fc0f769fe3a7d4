import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveKeys } from '../../liveKeys.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(script: string, words: readonly string[] = [], keys: NodeJS.ProcessEnv = liveKeys()) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', resolve('src/build/typescript.mjs'), resolve('src/build', script), ...words],
    { cwd: folder, env: { PATH: process.env['PATH'], ...keys }, encoding: 'utf8' },
  );
  return { status, lines: stderr.trim().split('\n') };
}

const buildUsage = 'Usage: npm run build [-- --catalogue [URL]]';
const hostUsage = 'Usage: npm run host [-- --catalogue [URL]] [--folder FOLDER]';

describe('a build', () => {
  it.each([
    [['--catalog'], `Unknown option '--catalog'. ${buildUsage}`],
    [['--folder', 'x'], `Unknown option '--folder'. ${buildUsage}`],
    [['https://api.example'], `Unexpected argument 'https://api.example'. ${buildUsage}`],
    [['--catalogue='], `--catalogue names '', which is not an http(s) URL. ${buildUsage}`],
    [['--catalogue', 'api.example'], `--catalogue names 'api.example', which is not an http(s) URL. ${buildUsage}`],
  ])('refuses the words %j in one line, before it bundles', (words, line) => {
    expect(run('build.ts', words)).toEqual({ status: 1, lines: [line] });
  });

  it('names every key that is missing, each in one line, before it bundles', () => {
    const { status, lines } = run('build.ts', [], { ...liveKeys(), SHOP_IMAGE_HOST_KEY: '', SHOP_API_URL: '' });
    expect(status).toBe(1);
    expect(lines).toEqual([
      'SHOP_API_URL is missing',
      'SHOP_IMAGE_HOST_KEY is missing',
      'Nothing was built: .env.example and docs/running-live.md say what each key is.',
    ]);
  });

  it('refuses to prepare a folder for hosts that holds no bundle', () => {
    const line = `nowhere holds no new bundle, which npm run bundle writes into dist/live. ${hostUsage}`;
    expect(run('writeHosting.ts', ['--folder', 'nowhere'])).toEqual({ status: 1, lines: [line] });
  });

  it('names the address of a catalogue that does not answer', () => {
    mkdirSync(join(folder, 'dist/live/worker'), { recursive: true });
    writeFileSync(join(folder, 'dist/live/worker/serviceWorker.js'), '');
    const { status, lines } = run('writeHosting.ts', ['--catalogue=http://localhost:1']);
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^http:\/\/localhost:1\/allproducts did not answer: fetch failed \(.+\)$/),
    ]);
  });

  it('begins in an empty folder, so that no file of an older release is deployed', () => {
    mkdirSync(join(folder, 'dist/live/products'), { recursive: true });
    writeFileSync(join(folder, 'dist/live/products/sold.html'), '');
    expect(run('emptyLive.mjs')).toMatchObject({ status: 0 });
    expect(existsSync(join(folder, 'dist/live'))).toBe(false);
  });
});
