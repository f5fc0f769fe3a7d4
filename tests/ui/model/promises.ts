import { sameEmail } from '#domain/shared/EmailAddress.ts';
import type { Device } from './Device.ts';
import type { ShownList } from './Page.ts';
import type { Servers } from './Servers.ts';
import type { Tab } from './Tab.ts';
import type { Watch } from './Watch.ts';

/** Five minutes for which a list is kept, and one for the way. */
const oldestList = 6 * 60_000;

const seen = new WeakSet<object>();

/** What every screen keeps, whatever happens elsewhere. */
export function promisesOfTab(tab: Tab, servers: Servers, watch: Watch): readonly string[] {
  const who = tab.email ?? 'a visitor';
  const pending = tab.isAtRest ? tab.pending : [];
  const list = tab.page?.list?.();
  return [
    ...pending.map((name) => `${who} waits for ever: ${name}`),
    ...(list === undefined ? [] : [...strangers(tab, list), ...untrue(tab, list, servers, watch)].map((what) => `${who} on ${list.of}: ${what}`)),
  ];
}

function strangers(tab: Tab, { owners }: ShownList): readonly string[] {
  const { email } = tab;
  return owners.filter((owner) => email === null || !sameEmail(owner, email)).map((owner) => `sees what is ${owner}'s`);
}

/** News of a list has to be true when it comes; what happens to it later, nobody can know. */
function untrue(tab: Tab, list: ShownList, servers: Servers, watch: Watch): readonly string[] {
  if (list.status !== 'loaded' || seen.has(list.state)) return [];
  seen.add(list.state);
  const gone = (id: string): boolean => {
    const since = watch.goneSince(id);
    return since !== undefined && since + oldestList < watch.stepBegan;
  };
  const deletedBefore = (id: string): boolean => (tab.wire.deleted.get(id) ?? Infinity) < tab.pageOpenedAt;
  const wrong = list.ids.filter((id) => gone(id) || deletedBefore(id)).map((id) => `shows ${id}, which is gone`);
  const isTrueNow = tab.wasAtRest && tab.isAtRest && (tab.hasRefreshed || isAlwaysFresh(list));
  const missing = isTrueNow ? differences(list.ids, truth(tab, list, servers)) : lackedOf(tab, list, servers);
  return [...wrong, ...missing];
}

function isAlwaysFresh({ of }: ShownList): boolean {
  return of === 'my products' || of === 'bookings' || of === 'sellers' || of === 'buyers';
}

function truth(tab: Tab, { of }: ShownList, servers: Servers): readonly string[] {
  const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);
  const email = tab.email ?? '';
  switch (of) {
    case 'products':
      return ids(servers.products);
    case 'advertised':
      return ids(servers.products.filter(({ advertised }) => advertised));
    case 'category':
      return ids(servers.products.filter(({ categoryName }) => categoryName === 'HP'));
    case 'my products':
      return ids(servers.products.filter(({ sellerEmail }) => sameEmail(sellerEmail, email)));
    case 'bookings':
      return ids(servers.bookings.filter((booking) => sameEmail(booking.email, email)));
    case 'sellers':
      return servers.people('seller');
    case 'buyers':
      return servers.people('buyer');
  }
}

function differences(shown: readonly string[], there: readonly string[]): readonly string[] {
  return [
    ...shown.filter((id) => !there.includes(id)).map((id) => `shows ${id}, which is not there`),
    ...there.filter((id) => !shown.includes(id)).map((id) => `lacks ${id}`),
  ];
}

/** Even a kept list has what was added here. */
function lackedOf(tab: Tab, { of, ids }: ShownList, servers: Servers): readonly string[] {
  if (of !== 'products' && of !== 'category') return [];
  const added = servers.products.filter(({ id }) => (tab.addedHere.get(id) ?? Infinity) < tab.pageOpenedAt);
  return added.filter(({ id }) => !ids.includes(id)).map(({ productName }) => `lacks ${productName}, which was added here`);
}

/** Who is signed in is the same in every tab, and no token outlives it. */
export function promisesOfDevice(device: Device, tabs: readonly Tab[]): readonly string[] {
  if (tabs.some((tab) => !tab.isAtRest)) return [];
  const signedIn = signedInAt(device);
  const owner = ownerOf(device.token);
  return [
    ...(owner !== null && (signedIn === null || !sameEmail(owner, signedIn)) ? [`the token of ${owner} is left to ${signedIn ?? 'nobody'}`] : []),
    ...tabs.flatMap(({ email }) =>
      email !== null && (signedIn === null || !sameEmail(email, signedIn)) ? [`a tab shows ${email}, signed in is ${signedIn ?? 'nobody'}`] : [],
    ),
  ];
}

function signedInAt(device: Device): string | null {
  const kept = device.storage.read('fakes.session');
  return kept === null ? null : (JSON.parse(kept) as { readonly value: string }).value;
}

function ownerOf(token: string | null): string | null {
  const claims = token?.split('.')[1];
  return claims === undefined ? null : (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { readonly email: string }).email;
}
