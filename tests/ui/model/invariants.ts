import { sameEmail } from '#domain/shared/EmailAddress.ts';
import type { Device } from './Device.ts';
import { unkept } from './claims.ts';
import { trueFacts } from './facts.ts';
import type { ShownList } from './Page.ts';
import { oldestList, type Servers } from './Servers.ts';
import { ownerOfToken, signedInAt } from './signedIn.ts';
import type { Tab } from './Tab.ts';
import type { Observer } from './Observer.ts';

const seen = new WeakSet<object>();

/** These hold on every screen, whatever happens elsewhere. */
export function violationsOfTab(tab: Tab, servers: Servers, observer: Observer): readonly string[] {
  const who = tab.email ?? 'a visitor';
  const pending = tab.isAtRest ? tab.pending : [];
  const list = tab.page?.list?.();
  return [
    ...(tab.page?.claims?.() ?? [])
      .flatMap((claim) => unkept(claim, servers, observer))
      .map((what) => `${who} reads: ${what}`),
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
  if (list.status !== 'loaded') return [];
  // Whoever moves a deal sees what came of it, even if the answer was lost.
  const hasMoved = tab.calls.movedAt === observer.step && observer.isPressing && isOfDeals(list);
  const isSeen = seen.has(list.state);
  seen.add(list.state);
  if (servers.mayLag || (isSeen && !hasMoved)) return [];
  const gone = (id: string): boolean => {
    const since = observer.goneSince(id);
    return since !== undefined && since + oldestList < observer.stepBegan;
  };
  const deletedBefore = (id: string): boolean => (tab.calls.deleted.get(id) ?? Infinity) < tab.pageOpenedAt;
  const wrong = list.ids.filter((id) => gone(id) || deletedBefore(id)).map((id) => `shows ${id}, which is gone`);
  const isTrueNow = tab.wasAtRest && tab.isAtRest && (tab.hasRefreshed || isAlwaysFresh(list, servers));
  if (!isTrueNow) return [...wrong, ...lackedOf(tab, list, servers)];
  return [...wrong, ...differences(list.ids, truth(tab, list, servers)), ...untrueFacts(tab, list, servers, observer)];
}

/** The words about each row that is still there. */
function untrueFacts(tab: Tab, { facts = [] }: ShownList, servers: Servers, observer: Observer): readonly string[] {
  // A page that tells of a payment while it is read, and hears no answer, tells again at the next visit.
  if (tab.calls.toldAt === observer.step && tab.connection.hasFaults) return [];
  const held = new Map(facts.length === 0 ? [] : trueFacts(servers).map(({ id, said }) => [id, said]));
  return facts
    .filter(({ id, said }) => (held.get(id) ?? said) !== said)
    .map(({ id, said }) => `says of ${id} ${said}, and it is ${held.get(id)}`);
}

function isOfDeals({ of }: ShownList): boolean {
  return of === 'requests' || of === 'deal';
}

function isAlwaysFresh({ of }: ShownList, { setting }: Servers): boolean {
  // A booking without a state may come from the cache.
  if (of === 'deal') return setting.extensions.includes('sales');
  return !['products', 'advertised', 'category'].includes(of);
}

function truth(tab: Tab, { of, ids: shownIds }: ShownList, servers: Servers): readonly string[] {
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
      return ids(servers.ofBuyer(email));
    case 'requests':
      return ids(servers.ofSeller(email));
    case 'deal':
      return ids(servers.bookings.filter(({ id }) => shownIds.includes(id)));
    case 'sellers':
      return servers.people('seller');
    case 'buyers':
      return servers.people('buyer');
    case 'reports':
      return ids(servers.reports);
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

/** A device that may call the marketplace has told it of every payment that it knows of. */
export function untoldPayments(tab: Tab, servers: Servers): readonly string[] {
  const list = tab.page?.list?.();
  if (list?.status !== 'loaded' || !servers.setting.extensions.includes('paid')) return [];
  const known = new Set(servers.bookings.filter(({ isPaid }) => isPaid === true).map(({ id }) => id));
  const told = (tab.page?.paidHere?.() ?? []).filter((id) => servers.bookings.some((booking) => booking.id === id));
  return told
    .filter((id) => !known.has(id))
    .map((id) => `${tab.email} has paid ${id}, and the marketplace is not told`);
}
