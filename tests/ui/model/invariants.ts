import { sameEmail } from '#domain/shared/EmailAddress.ts';
import type { Device } from './Device.ts';
import type { ShownList } from './Page.ts';
import { oldestList, type Servers } from './Servers.ts';
import { ownerOfToken, signedInAt } from './signedIn.ts';
import type { Tab } from './Tab.ts';
import type { Observer } from './Observer.ts';

const seen = new WeakSet<object>();

/** What holds on every screen, whatever happens elsewhere. */
export function violationsOfTab(tab: Tab, servers: Servers, observer: Observer): readonly string[] {
  const who = tab.email ?? 'a visitor';
  const pending = tab.isAtRest ? tab.pending : [];
  const list = tab.page?.list?.();
  return [
    ...pending.map((name) => `${who} waits for ever: ${name}`),
    ...tab.overdue.map((name) => `${who} waits too long: ${name}`),
    ...(tab.isAskedForNothing ? [`${who} is asked to log in on a public page`] : []),
    ...(list === undefined
      ? []
      : [...strangers(tab, list), ...untrue(tab, list, servers, observer)].map(
          (what) => `${who} on ${list.of}: ${what}`,
        )),
  ];
}

function strangers(tab: Tab, { owners }: ShownList): readonly string[] {
  const { email } = tab;
  return owners.filter((owner) => email === null || !sameEmail(owner, email)).map((owner) => `sees what is ${owner}'s`);
}

/** A fresh list must be true when it arrives; later changes cannot be known. */
function untrue(tab: Tab, list: ShownList, servers: Servers, observer: Observer): readonly string[] {
  if (list.status !== 'loaded' || seen.has(list.state) || servers.mayLag) return [];
  seen.add(list.state);
  const gone = (id: string): boolean => {
    const since = observer.goneSince(id);
    return since !== undefined && since + oldestList < observer.stepBegan;
  };
  const deletedBefore = (id: string): boolean => (tab.calls.deleted.get(id) ?? Infinity) < tab.pageOpenedAt;
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

/** Even a cached list contains products added here. */
function lackedOf(tab: Tab, { of, ids }: ShownList, servers: Servers): readonly string[] {
  if (of !== 'products' && of !== 'category') return [];
  const added = servers.products.filter(({ id }) => (tab.addedHere.get(id) ?? Infinity) < tab.pageOpenedAt);
  return added
    .filter(({ id }) => !ids.includes(id))
    .map(({ productName }) => `lacks ${productName}, which was added here`);
}

/** All tabs of a device have the same person signed in, and no token outlives their session. */
export function violationsOfDevice(device: Device, tabs: readonly Tab[]): readonly string[] {
  if (tabs.some((tab) => !tab.isAtRest)) return [];
  const signedIn = signedInAt(device);
  const owner = device.token === null ? null : ownerOfToken(device.token);
  return [
    ...(owner !== null && (signedIn === null || !sameEmail(owner, signedIn))
      ? [`the token of ${owner} is left to ${signedIn ?? 'nobody'}`]
      : []),
    ...tabs.flatMap(({ email }) =>
      email !== null && (signedIn === null || !sameEmail(email, signedIn))
        ? [`a tab shows ${email}, signed in is ${signedIn ?? 'nobody'}`]
        : [],
    ),
  ];
}
