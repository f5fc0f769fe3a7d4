import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firebaseHosting } from '#src/build/hosting/firebaseHosting.ts';
import { StaticHost } from '../../StaticHost.ts';

let folder = '';
let host: StaticHost;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(firebaseHosting('live', [])));
  const build = join(folder, 'live');
  mkdirSync(build);
  for (const name of ['index.html', 'app.html', '404.html']) writeFileSync(join(build, name), name);
  host = new StaticHost(build);
});

afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['/%', 400],
  ['//', 200],
  ['///blog', 200],
  ['/missing.js', 404],
])('the host of the live journeys goes on after an address such as %s', async (address, status) => {
  const origin = await host.listen();
  expect((await fetch(origin + address)).status).toBe(status);
  expect(await (await fetch(`${origin}/`)).text()).toBe('index.html');
});
