import type { Extension } from '#domain/extensions.ts';
import type { FakeStorage } from '../control/FakeStorage.ts';

/** The extensions that the fakes have. */
export const fakedExtensions = ['sales', 'paid', 'reports'] as const satisfies readonly Extension[];
export type FakedExtension = (typeof fakedExtensions)[number];

const key = 'demo-extensions';

/** All of them by default. */
export function readExtensions(storage: FakeStorage): readonly FakedExtension[] {
  const chosen = storage.read(key)?.split(' ');
  return fakedExtensions.filter((name) => chosen === undefined || chosen.includes(name));
}

export function writeExtensions(storage: FakeStorage, chosen: readonly FakedExtension[]): void {
  storage.write(key, chosen.join(' '));
}
