import { expect, it, vi } from 'vitest';
import type { FakeCall } from '#fakes/control/FakeCall.ts';
import { type Person, people } from '../../contracts/tinyWorld.ts';
import { fillInCard, pay } from './actions/paying.ts';
import { fillInProduct } from './actions/selling.ts';
import { aRunningShop, type RunningShop } from './aRunningShop.tsx';
import { nothingPending, press, pressTwice, see, type } from './screen.ts';
import { booking, products } from './shopWorld.ts';

vi.setConfig({ testTimeout: 30_000 });

type Write = {
  readonly button: string;
  readonly calls: readonly FakeCall[];
  readonly who: Person;
  readonly before: (shop: RunningShop) => Promise<void>;
  /** What the page shows once the action is done. */
  readonly done?: string;
};

const { laptop } = products;
const open =
  (address: string) =>
  (shop: RunningShop): Promise<void> =>
    shop.go(address);

async function openFirst(address: string, button: string, shop: RunningShop): Promise<void> {
  await shop.go(address);
  await press(button);
}

const writes: readonly Write[] = [
  {
    button: 'Book this product',
    calls: ['bookings.book'],
    who: people.buyer,
    done: 'Booking confirmed',
    before: async (shop) => {
      await shop.go(`/categories/HP?book=${laptop.id}`);
      await type({ Phone: '01711 998877', 'Meeting location': 'Dhanmondi Lake' });
    },
  },
  { button: pay, calls: ['payment.confirm'], who: people.buyer, before: fillInCard },
  {
    button: 'Post this product',
    calls: ['image.upload', 'products.add'],
    who: people.seller,
    before: fillInProduct,
    done: 'was added',
  },
  {
    button: `Advertise ${laptop.productName}`,
    calls: ['products.advertise'],
    who: people.seller,
    done: 'Advertised successfully',
    before: open('/dashboard/sellersproducts'),
  },
  {
    button: 'Delete now',
    calls: ['products.delete'],
    who: people.seller,
    done: 'Product deleted successfully',
    before: async (shop) => {
      await openFirst('/dashboard/sellersproducts', `Delete ${laptop.productName}`, shop);
      await press('Delete product');
    },
  },
  {
    button: 'Delete booking',
    calls: ['bookings.delete'],
    who: people.buyer,
    done: 'Booking deleted',
    before: (shop) => openFirst('/dashboard', `Delete booking of ${booking.productName}`, shop),
  },
  {
    button: `Verify ${people.seller.name}`,
    calls: ['sellers.verify'],
    who: people.admin,
    done: 'Seller verified successfully',
    before: open('/dashboard/allseller'),
  },
  {
    button: 'Confirm Delete',
    calls: ['buyers.delete'],
    who: people.admin,
    done: 'deleted successfully',
    before: (shop) => openFirst('/dashboard/allbuyer', `Delete ${people.buyer.name}`, shop),
  },
];

it.each(writes)('sends one request for a double click on $button', async ({ button, calls, who, before, done }) => {
  const shop = await aRunningShop(who);
  await before(shop);
  const { control } = shop.fakes;
  const asked: FakeCall[] = [];
  const pass = control.pass.bind(control);
  vi.spyOn(control, 'pass').mockImplementation((call, options) => {
    asked.push(call);
    return pass(call, options);
  });

  for (const call of calls) control.hold(call);
  await pressTwice(button, () => control.release());

  if (done !== undefined) {
    await see(done);
    await nothingPending();
  }
  expect(asked.filter((call) => calls.includes(call))).toEqual(calls);
  expect(shop.left).toHaveLength(calls.includes('payment.confirm') ? 1 : 0);
});
