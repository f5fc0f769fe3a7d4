// What a person meets only at times: other worlds, other extensions, several steps in a row.
import { readFileSync } from 'node:fs';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { bookingOf, dealCases, productOf, worlds, worldSize as dealWorldSize } from '../journeys/dealWorld.ts';
import { largerWorldSize, worldSize } from './knownData.mjs';
import { momentScenes } from './momentScenes.mjs';

const everyPage = JSON.parse(readFileSync('tests/pages.json', 'utf8'));
const deals = { world: worlds['every deal'], size: dealWorldSize };

/** Nobody has listed, booked or reported anything. */
function emptyWorld() {
  const { marketplace, accounts } = createDemoWorld({ products: worldSize, now: Date.now() });
  const none = { categories: [], products: [], bookings: [], reports: [], upcomingProducts: [] };
  return { accounts, marketplace: { ...marketplace, ...none }, name: `demo-${worldSize}` };
}

async function openAll(visitor, paths) {
  for (const path of paths) {
    await visitor.open(path);
    await visitor.look(path);
  }
}

const withoutData = ['visitor', 'buyer', 'seller', 'admin'].map((who) => ({
  name: 'without data',
  who,
  setting: { world: emptyWorld() },
  walk: (visitor) =>
    openAll(
      visitor,
      everyPage.filter(({ people }) => people.includes(who)).map(({ path }) => path),
    ),
}));

const asSpecified = ['visitor', 'buyer', 'seller', 'admin'].map((who) => ({
  name: 'without extensions',
  who,
  setting: { extensions: '' },
  walk: (visitor) =>
    openAll(
      visitor,
      everyPage
        .filter(({ name, people }) => people.includes(who) && !/blog|not-found|login|sign/.test(name))
        .map(({ path }) => path),
    ),
}));

/** Each state of a deal, seen from one side, and everything that can be done in it. */
const dealScenes = ['buyer', 'seller'].map((who) => ({
  name: 'deals',
  who,
  setting: deals,
  async walk(visitor) {
    const known = new Set();
    const isKnown = (kind) => known.has(kind) || known.add(kind) === null;
    for (const { name } of dealCases) {
      await visitor.open(`/dashboard/booking/${bookingOf(name)}`);
      await visitor.look(name);
      await visitor.pressAll('main', `${name}, `, isKnown);
      if (who === 'seller') continue;
      await openAll(visitor, [`/dashboard/payment/${bookingOf(name)}`, `/products/${productOf(name)}`]);
    }
    for (const path of who === 'buyer' ? ['/dashboard'] : ['/dashboard/requests', '/dashboard/sellersproducts']) {
      await visitor.open(path);
      await visitor.look(path);
      await visitor.pressAll('main', `${path}, `, isKnown);
    }
  },
}));

/** Pages of results, for large catalogues. */
const pagedSearch = {
  name: 'search in pages',
  who: 'visitor',
  setting: { extensions: 'search', size: largerWorldSize },
  async walk(visitor) {
    await openAll(visitor, ['/allproducts', '/allproducts?q=hp', '/allproducts?q=xyzxyz', '/allproducts/advertise']);
    await visitor.open('/allproducts');
    await visitor.pressAll('main');
  },
};

export const scenes = [...withoutData, ...asSpecified, ...dealScenes, pagedSearch, ...momentScenes];
