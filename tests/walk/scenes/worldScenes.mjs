// Worlds without data, shops without extensions, and deals in every state.
import { readFileSync } from 'node:fs';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { bookingOf, dealCases, productOf, worlds, worldSize as dealWorldSize } from '../../journeys/dealWorld.ts';
import { worldSize } from '../knownData.mjs';

const everyPage = JSON.parse(readFileSync('tests/pages.json', 'utf8'));
const deals = { world: worlds['every deal'], size: dealWorldSize };

/** Nobody has listed, booked or reported anything. */
function emptyWorld() {
  const { marketplace, accounts } = createDemoWorld({ products: worldSize, now: Date.now() });
  const none = { categories: [], products: [], bookings: [], reports: [], upcomingProducts: [] };
  return { accounts, marketplace: { ...marketplace, ...none }, name: `demo-${worldSize}` };
}

const withoutData = ['visitor', 'buyer', 'seller', 'admin'].map((who) => ({
  name: 'without data',
  who,
  setting: { world: emptyWorld() },
  walk: (visitor) => visitor.lookAt(everyPage.filter(({ people }) => people.includes(who)).map(({ path }) => path)),
}));

const asSpecified = ['visitor', 'buyer', 'seller', 'admin'].map((who) => ({
  name: 'without extensions',
  who,
  setting: { extensions: '' },
  walk: (visitor) =>
    visitor.lookAt(
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
      await visitor.lookAt([`/dashboard/payment/${bookingOf(name)}`, `/products/${productOf(name)}`]);
    }
    for (const path of who === 'buyer' ? ['/dashboard'] : ['/dashboard/requests', '/dashboard/sellersproducts']) {
      await visitor.open(path);
      await visitor.look(path);
      await visitor.pressAll('main', `${path}, `, isKnown);
    }
  },
}));

export const worldScenes = [...withoutData, ...asSpecified, ...dealScenes];
