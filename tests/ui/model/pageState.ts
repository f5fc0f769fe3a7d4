import type { Listing } from '#domain/shared/reading.ts';
import type { Load } from '#ui/state/Load.ts';
import type { ShownList } from './Page.ts';

type Coded = { readonly code: string };

export function pendingLoad(name: string, load: Load<unknown, Coded>): readonly string[] {
  return load.state.status === 'loading' || load.state.status === 'refreshing' ? [name] : [];
}

export function pendingActions(actions: Readonly<Record<string, { readonly isPending: boolean }>>): readonly string[] {
  return Object.entries(actions).flatMap(([name, { isPending }]) => (isPending ? [name] : []));
}

export function shown<T>(
  of: ShownList['of'],
  load: Load<Listing<T>, Coded>,
  id: (item: T) => string,
  owner?: (item: T) => string,
): ShownList {
  const items = load.value?.items ?? [];
  return {
    of,
    state: load.state,
    status: load.outdated === null ? load.state.status : 'outdated',
    ids: items.map(id),
    owners: owner === undefined ? [] : items.map(owner),
  };
}

export const idOf = ({ id }: { readonly id: string }): string => id;
export const emailOf = ({ email }: { readonly email: string }): string => email;
