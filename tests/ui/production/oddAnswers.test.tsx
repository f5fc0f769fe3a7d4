import { afterEach, expect, it } from 'vitest';
import { failureTexts } from '#ui/texts/failures.ts';
import { press, see, shown } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { stopProductionShops } from './aProductionShop.tsx';
import { aQueueOf } from './aQueueOf.ts';
import { json } from './FaultyServer.ts';
import { allSettled, toasts } from './people.ts';

afterEach(stopProductionShops);

const { laptop } = products;

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
