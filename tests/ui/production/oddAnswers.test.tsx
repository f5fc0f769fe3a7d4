import { afterEach, describe, expect, it } from 'vitest';
import { failureTexts } from '#ui/texts/failures.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown, type } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { aQueueOf } from './aQueueOf.ts';
import { bookingRow } from './bookingRow.ts';
import { type Fault, json, reset } from './FaultyServer.ts';
import { allSettled, posted, toasts } from './people.ts';

afterEach(stopProductionShops);

const { laptop } = products;
const rows = (): readonly string[] => Array.from(document.querySelectorAll('tbody tr'), (row) => row.textContent);

describe('[G-SESSION-1] a person whom the marketplace refuses as it refuses an expired token', () => {
  const refusal = json(403, { message: 'forbidden access' });

  it('is told that they may not see a list, rather than to log in again', async () => {
    const { server, go } = await aProductionShop({ who: people.admin });
    server.script = ({ url }) => (url === '/sellers' ? refusal : null);
    await go('/dashboard/allseller');
    await see(failureTexts.english.forbidden);
    expect(shown()).not.toContain(failureTexts.english.sessionExpired);
  });

  it('is told that they may not do something, rather than to log in again', async () => {
    const { server, go } = await aProductionShop({ who: people.seller });
    server.script = ({ method }) => (method === 'PUT' ? refusal : null);
    await go('/dashboard/sellersproducts');
    await press(`Advertise ${laptop.productName}`);
    await see(failureTexts.english.forbidden);
    expect(shown()).not.toContain(failureTexts.english.sessionExpired);
  });
});

it('[G-TRUE-1] a report is not called dismissed by a marketplace that does not acknowledge it', async () => {
  const { server } = await aQueueOf(1);
  server.script = ({ method }) => (method === 'DELETE' ? json(200, { acknowledged: false, deletedCount: 0 }) : null);
  await press(`Dismiss report about ${laptop.productName}`);
  await press(`Dismiss now about ${laptop.productName}`);
  await see(failureTexts.english.malformed);
  await allSettled();
  expect(shown()).toContain('1 report');
  expect(toasts()).toContain('We can’t tell whether');
});

it('[S-BOOK-4] a booking that the list repeats leaves no row behind once it is deleted', async () => {
  const { server, go } = await aProductionShop({ who: people.buyer });
  let list = [bookingRow(1), bookingRow(1), bookingRow(2)];
  server.script = ({ method, url }) => {
    if (method === 'DELETE') list = [bookingRow(2)];
    if (method === 'DELETE') return json(200, { acknowledged: true, deletedCount: 1 });
    return url.startsWith('/buyersproducts') ? json(200, list) : null;
  };
  await go('/dashboard');
  await press('Delete booking of Phone 1');
  await press('Delete booking');
  await see(outcomeTexts.english.bookingDeleted);
  await nothingPending();
  expect(rows()).toEqual([expect.stringContaining('Phone 2')]);
});

it('[G-TRUE-1] the seller of a reported product is not called removed while the marketplace lists them', async () => {
  const { server } = await aQueueOf(1);
  // As where the report names an address in other letters than the account.
  server.script = ({ method }) => (method === 'DELETE' ? json(200, { acknowledged: true, deletedCount: 0 }) : null);
  await press(`Remove seller ${laptop.sellerName}`);
  await press('Confirm Delete');
  await see(failureTexts.english.malformed);
  expect(server.asked).toContain('GET /sellers');
  expect(shown()).not.toContain('This seller is removed');
  expect(toasts()).not.toContain(outcomeTexts.english.personGone(laptop.sellerName));
});

it('[G-TRUE-1] a booking that the list still has is not said to be missing', async () => {
  const { server, go } = await aProductionShop({ who: people.buyer });
  server.script = ({ method, url }) => {
    if (method === 'DELETE') return json(200, { acknowledged: true, deletedCount: 0 });
    return url.startsWith('/buyersproducts') ? json(200, [bookingRow(1)]) : null;
  };
  await go('/dashboard');
  await press('Delete booking of Phone 1');
  await press('Delete booking');
  await see(failureTexts.english.malformed);
  expect(toasts()).not.toContain(outcomeTexts.english.bookingNotThere);
});

describe('[G-BOOK-1] a buyer whose list holds another person’s booking of the same product', () => {
  const { productName, image, price, categoryName } = laptop;
  const another = { ...bookingRow(1), email: people.otherBuyer.email, productName, image, price, categoryName };

  async function book(answer: Fault | null): Promise<ProductionShop> {
    const shop = await aProductionShop({ who: people.buyer });
    shop.server.script = ({ method, url }) => {
      if (url.startsWith('/buyersproducts')) return json(200, [another]);
      return method === 'POST' && url === '/booking' ? answer : null;
    };
    await shop.go('/categories/HP');
    await press(`Book Now: ${productName}`);
    await see('Meeting location');
    await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
    await press('Book this product');
    return shop;
  }

  it('books it', async () => {
    const shop = await book(null);
    await see(outcomeTexts.english.booked);
    expect(posted(shop, '/booking')).toHaveLength(1);
  });

  it('is not told that it is booked when their own booking got lost', async () => {
    await book(reset);
    await see(failureTexts.english.unreachable);
    expect(shown()).not.toContain(outcomeTexts.english.booked);
  });
});
