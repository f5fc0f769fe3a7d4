import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FakeCall } from '#fakes/control/FakeCall.ts';
import type { ViewModels } from '#ui/app/ViewModels.ts';
import { anAddProductForm } from '../../domain/given/anAddProductForm.ts';
import { type Person, people } from '../../contracts/tinyWorld.ts';
import { aRunningShop } from './aRunningShop.tsx';
import { booking, products } from './shopWorld.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

type Write = {
  readonly what: string;
  readonly call: FakeCall;
  readonly who: Person | null;
  /** Answers how to do it, with a view model of its own. */
  readonly begin: (viewModels: ViewModels) => () => Promise<unknown>;
};

const { laptop } = products;
const place = { phone: '01711 998877', meetingLocation: 'Dhanmondi Lake' };
const { email, password } = people.buyer;

/*
 * The buttons of most of these do nothing while a write is under way, and that alone would satisfy a test of the
 * screen. Here nothing stands before the view model but its own guard.
 */
const writes: readonly Write[] = [
  { what: 'books a product', call: 'bookings.book', who: people.buyer, begin: (all) => {
    const vm = all.booking(laptop);
    return () => vm.submit(place);
  } },
  { what: 'deletes a booking', call: 'bookings.delete', who: people.buyer, begin: (all) => {
    const vm = all.bookings();
    return () => vm.delete(booking);
  } },
  { what: 'adds a product', call: 'products.add', who: people.seller, begin: (all) => {
    const vm = all.addProduct();
    return () => vm.submit(anAddProductForm({ email: people.seller.email }));
  } },
  { what: 'advertises a product', call: 'products.advertise', who: people.seller, begin: (all) => {
    const vm = all.myProducts();
    return () => vm.advertise(laptop);
  } },
  { what: 'verifies a seller', call: 'sellers.verify', who: people.admin, begin: (all) => {
    const vm = all.sellers();
    return () => vm.verify({ ...people.seller, id: 's1', verified: false });
  } },
  { what: 'deletes a seller', call: 'sellers.delete', who: people.admin, begin: (all) => {
    const vm = all.sellers();
    return () => vm.delete({ ...people.seller, id: 's1', verified: false });
  } },
  { what: 'deletes a buyer', call: 'buyers.delete', who: people.admin, begin: (all) => {
    const vm = all.buyers();
    return () => vm.delete({ ...people.buyer, id: 'b1' });
  } },
  { what: 'logs in', call: 'auth.signIn', who: null, begin: (all) => {
    const vm = all.logIn();
    return () => vm.withEmail({ email, password });
  } },
  { what: 'signs up', call: 'auth.signUp', who: null, begin: (all) => {
    const vm = all.signUp();
    return () => vm.withEmail({ name: 'Nasima', email: 'nasima@shop.example', password: 'Right#Words1', type: 'buyer' });
  } },
];

it.each(writes)('sends one request where somebody $what twice at once', async ({ call, who, begin }) => {
  const { app, fakes } = await aRunningShop(who);
  const asked: FakeCall[] = [];
  const pass = fakes.control.pass.bind(fakes.control);
  vi.spyOn(fakes.control, 'pass').mockImplementation((one, options) => {
    asked.push(one);
    return pass(one, options);
  });
  const write = begin(app.viewModels);
  await Promise.all([write(), write()]);
  expect(asked.filter((one) => one === call)).toEqual([call]);
});
