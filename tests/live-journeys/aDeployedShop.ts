import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { precacheOf } from '#src/build/fillServiceWorker.ts';
import { StaticHost } from '../StaticHost.ts';

export type DeployedShop = {
  readonly url: string;
  readonly host: StaticHost;
  /** The address of a hashed script of the first release. */
  readonly script: (name: string) => string;
  /** Deploys a second release with another main script and another Blog. */
  readonly deploy: (options?: { readonly keepsOldAssets: boolean }) => void;
  /** Deploys the first release again. */
  readonly rollBack: () => void;
};

/** The hash in the second release's file names. */
export const secondRelease = '00000002';

/** The service worker with the files of another folder. */
function withFiles(worker: string, folder: string): string {
  return worker.replace(/\[\{"url":"\/index\.html".*?\}\]/, JSON.stringify(precacheOf(folder)));
}

/** Makes another release: renames two files and updates the files that name them. */
function makeSecondRelease(folder: string): void {
  const assets = join(folder, 'assets');
  const renamed = readdirSync(assets).filter((name) => /^(main|BlogPage)\.[0-9a-f]{8}\.js$/.test(name));
  const newName = (name: string): string => name.replace(/\.[0-9a-f]{8}\./, `.${secondRelease}.`);
  const texts = [...readdirSync(folder), ...readdirSync(assets).map((name) => join('assets', name))].filter((name) =>
    /\.(html|js)$/.test(name),
  );
  for (const text of texts) {
    const before = readFileSync(join(folder, text), 'utf8');
    const after = renamed.reduce((source, name) => source.replaceAll(name, newName(name)), before);
    if (after !== before) writeFileSync(join(folder, text), after);
  }
  for (const name of renamed) renameSync(join(assets, name), join(assets, newName(name)));
  // The compressed twins are of the first release.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  const worker = join(folder, 'serviceWorker.js');
  writeFileSync(worker, withFiles(readFileSync(worker, 'utf8'), folder));
}

/** The live build on its own host, which can deploy a second release. */
export const test = base.extend<{ readonly shop: DeployedShop }>({
  shop: async ({ browserName: _browser }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'releases-'));
    const first = join(root, 'first');
    const second = join(root, 'second');
    cpSync('dist/firebase.json', join(root, 'firebase.json'));
    cpSync('dist/live', first, { recursive: true });
    cpSync('dist/live', second, { recursive: true });
    makeSecondRelease(second);
    const host = new StaticHost(first);
    await use({
      url: await host.listen(),
      host,
      script: (name) =>
        `/assets/${readdirSync(join(first, 'assets')).find((file) => file.startsWith(`${name}.`) && file.endsWith('.js')) ?? ''}`,
      deploy: ({ keepsOldAssets } = { keepsOldAssets: false }) => {
        if (keepsOldAssets) cpSync(join(first, 'assets'), join(second, 'assets'), { recursive: true, force: false });
        host.folder = second;
      },
      rollBack: () => {
        host.folder = first;
      },
    });
    await host.close();
    rmSync(root, { recursive: true });
  },
});
