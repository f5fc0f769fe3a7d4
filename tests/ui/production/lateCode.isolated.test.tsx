import { expect, it, vi } from 'vitest';
import { appTexts } from '#ui/texts/app.ts';
import { noticeTexts } from '#ui/texts/notices.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { press, see, shown } from '../faults/screen.ts';
import { booking } from '../faults/shopWorld.ts';
import { aProductionShop } from './aProductionShop.tsx';
import { anEmptyDevice } from './anEmptyDevice.ts';
import { reset } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';
import { allSettled, later } from './people.ts';

vi.setConfig({ testTimeout: 30_000 });

const words = appTexts.english;

anEmptyDevice();

it('[G-FAULT-1] a page works whose code comes only after the person has tried again', async () => {
  const { released: ports, release } = later();
  const { pass } = holdLongWaits();
  const { go } = await aProductionShop({ who: people.buyer, code: { ports } });
  await see(people.buyer.email);
  await go('/dashboard');
  await pass(20);
  await see(words.unreachableTitle);
  await press(words.retry);
  release();
  await see(booking.productName);
});

it('[G-OFFLINE-1] a page says how old it is, though the code that says so was requested twice', async () => {
  const { released: notices, release } = later();
  const { pass } = holdLongWaits(4000);
  const shop = await aProductionShop({ code: { notices }, keeps: true, at: '/categories' });
  await see('HP');
  await allSettled();
  shop.server.script = () => reset;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await shop.reload();
  await see('HP');
  for (const seconds of [20, 4]) await pass(seconds);
  release();
  await see(noticeTexts.english.offline);
  expect(shown()).toContain('Showing what you saw at');
});
