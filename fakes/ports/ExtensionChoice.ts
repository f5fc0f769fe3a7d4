import type { Extension } from '#domain/extensions.ts';
import type { FakeStorage } from '../control/FakeStorage.ts';

/** The extensions that the fakes have. */
export const fakedExtensions = ['sales', 'paid', 'reports', 'search'] as const satisfies readonly Extension[];
export type FakedExtension = (typeof fakedExtensions)[number];

const key = 'demo-extensions';

/** All but `search` by default: the demo's list is short, and the shop's own search does more with it. */
export function readExtensions(storage: FakeStorage): readonly FakedExtension[] {
  const chosen = storage.read(key)?.split(' ');
  return fakedExtensions.filter((name) => (chosen === undefined ? name !== 'search' : chosen.includes(name)));
}

export function writeExtensions(storage: FakeStorage, chosen: readonly FakedExtension[]): void {
  storage.write(key, chosen.join(' '));
}
