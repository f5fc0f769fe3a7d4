import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see } from '../faults/screen.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { allSettled, later } from './people.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { admin, buyer, seller } = people;
const another = (prefix: string) => () => tellFromAnotherTab(prefix);
const becomesVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const person = (who: typeof seller) => ({ row: who.name, remove: `Delete ${who.name}`, confirm: 'Confirm Delete' });
const booking = { row: 'Galaxy S21', remove: 'Delete booking of Galaxy S21', confirm: 'Delete booking' };

describe('[G-TRUE-1] a deletion whose answer was lost is known as done though the list is read once more meanwhile', () => {
  it.each([
    {
      who: admin,
      at: '/dashboard/allseller',
      list: '/sellers',
      what: person(seller),
      reads: another('sellers'),
      after: 'another tab’s change',
    },
    {
      who: admin,
      at: '/dashboard/allbuyer',
      list: '/buyers',
      what: person(buyer),
      reads: another('buyers'),
      after: 'another tab’s change',
    },
    {
      who: buyer,
      at: '/dashboard',
      list: '/buyersproducts',
      what: booking,
      reads: another('bookings/'),
      after: 'another tab’s change',
    },
    {
      who: buyer,
      at: '/dashboard',
      list: '/buyersproducts',
      what: booking,
      reads: becomesVisible,
      after: 'the return to the page',
    },
  ])('at $at, after $after', async ({ who, at, list, what, reads }) => {
    const { server } = await aProductionShop({ who, at, extensions: ['sales'] });
    await see(what.row);
    await nothingPending();
    const late = later();
    const listed = (): number => server.asked.filter((call) => call.startsWith(`GET ${list}`)).length;
    let isSent = false;
    server.script = ({ method, url }) => {
      if (method === 'DELETE') {
        isSent = true;
        return { kind: 'answer-lost' };
      }
      return isSent && url.startsWith(list) ? late.fault : null;
    };
    const before = listed();
    await press(what.remove);
    await press(what.confirm);
    await vi.waitFor(() => expect(listed()).toBeGreaterThan(before), 10_000);
    reads();
    await allSettled();
    late.release();
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull(), 10_000);
    await see('deleted');
  });
});
