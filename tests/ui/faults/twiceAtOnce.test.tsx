import { expect, it, vi } from 'vitest';
import type { Extension } from '#domain/extensions.ts';
import type { FakeCall } from '#fakes/control/FakeCall.ts';
import type { Fakes } from '#fakes/createFakes.ts';
import { LatestBooking } from '#ui/parts/booking/LatestBooking.ts';
import { bookingDialogFeature } from '#ui/parts/booking/bookingDialogFeature.ts';
import { type ViewModels, viewModelsOf } from '../viewModels.ts';
import { anAddProductForm } from '../../builders/anAddProductForm.ts';
import { type Person, people } from '../../contracts/tinyWorld.ts';
import { aRunningShop } from './aRunningShop.tsx';
import { booking, products } from './shopWorld.ts';

vi.setConfig({ testTimeout: 30_000 });
type Write = {
  readonly what: string;
  readonly call: FakeCall;
  readonly who: Person | null;
  readonly extensions?: readonly Extension[];
  /** Answers how to run the action with its own view model. */
  readonly begin: (viewModels: ViewModels) => () => Promise<unknown>;
};

const { laptop } = products;
const place = { phone: '01711 998877', meetingLocation: 'Dhanmondi Lake' };
const { email, password } = people.buyer;

/*
 * Most buttons are disabled while a write runs, which alone would pass a test of the screen. This test calls the view
 * model directly, so only its own guard can help.
 */
const writes: readonly Write[] = [
  {
    what: 'books a product',
    call: 'bookings.book',
    who: people.buyer,
    begin: (all) => {
      const vm = all.booking(laptop, all.latestBooking());
      return () => vm.submit(place);
    },
  },
  {
    what: 'deletes a booking',
    call: 'bookings.delete',
    who: people.buyer,
    begin: (all) => {
      const vm = all.bookings();
      return () => vm.delete(booking);
    },
  },
  {
    what: 'adds a product',
    call: 'products.add',
    who: people.seller,
    begin: (all) => {
      const vm = all.addProduct('draft');
      return () => vm.submit(anAddProductForm({ email: people.seller.email }));
    },
  },
  {
    what: 'advertises a product',
    call: 'products.advertise',
    who: people.seller,
    begin: (all) => {
      const vm = all.myProducts();
      return () => vm.advertise(laptop);
    },
  },
  {
    what: 'verifies a seller',
    call: 'sellers.verify',
    who: people.admin,
    begin: (all) => {
      const vm = all.sellers();
      return () => vm.verification.verify({ ...people.seller, id: 's1', verified: false });
    },
  },
  {
    what: 'deletes a seller',
    call: 'sellers.delete',
    who: people.admin,
    begin: (all) => {
      const vm = all.sellers();
      return () => vm.delete({ ...people.seller, id: 's1', verified: false });
    },
  },
  {
    what: 'deletes a buyer',
    call: 'buyers.delete',
    who: people.admin,
    begin: (all) => {
      const vm = all.buyers();
      return () => vm.delete({ ...people.buyer, id: 'b1' });
    },
  },
  {
    what: 'reports a product',
    call: 'reports.report',
    who: null,
    extensions: ['reports'],
    begin: (all) => {
      const vm = all.report(laptop);
      return () => vm.submit({ reason: 'already-sold', details: '' });
    },
  },
  {
    what: 'logs in',
    call: 'auth.signIn',
    who: null,
    begin: (all) => {
      const vm = all.logIn();
      return () => vm.withEmail({ email, password });
    },
  },
  {
    what: 'signs up',
    call: 'auth.signUp',
    who: null,
    begin: (all) => {
      const vm = all.signUp();
      return () =>
        vm.withEmail({ name: 'Nasima', email: 'nasima@shop.example', password: 'Right#Words1', type: 'buyer' });
    },
  },
];

function callsTo({ control }: Fakes): readonly FakeCall[] {
  const asked: FakeCall[] = [];
  const pass = control.pass.bind(control);
  vi.spyOn(control, 'pass').mockImplementation((one, options) => {
    asked.push(one);
    return pass(one, options);
  });
  return asked;
}

it.each(writes)('sends one request when someone $what twice at once', async ({ call, who, extensions, begin }) => {
  const { app, fakes } = await aRunningShop(who, { extensions });
  const asked = callsTo(fakes);
  const write = begin(viewModelsOf(app));
  await Promise.all([write(), write()]);
  expect(asked.filter((one) => one === call)).toEqual([call]);
});

it('[G-BOOK-1] books a product once when two features over the same ports book it at once', async () => {
  const { container, fakes } = await aRunningShop(people.buyer);
  const { services } = container;
  const asked = callsTo(fakes);
  const latest = new LatestBooking(services.session);
  const dialogs = [1, 2].map(() => bookingDialogFeature(services, services).booking(laptop, latest));
  expect(await Promise.all(dialogs.map((dialog) => dialog.submit(place)))).toEqual([true, false]);
  expect(asked.filter((one) => one === 'bookings.book')).toHaveLength(1);
});
