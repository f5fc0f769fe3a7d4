import { afterEach, describe, expect, it } from 'vitest';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, see } from '../faults/screen.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang } from './FaultyServer.ts';

afterEach(stopProductionShops);

describe('[G-TRUE-1] A link with a malformed id', () => {
  it.each([
    ['a product', '/products/42', null, 'This product is no longer offered'],
    ['a booking', '/dashboard/booking/undefined', people.buyer, 'This booking is gone'],
    ['a payment', '/dashboard/payment/42', people.buyer, 'This booking is gone'],
  ] as const)('of %s says at once that it is gone, without a call', async (_what, address, who, said) => {
    const { server, go } = await aProductionShop({ who });
    await see(who?.email ?? 'Login');
    await nothingPending();
    const before = server.calls.length;
    server.script = () => hang;
    await go(address);
    await see(said);
    await nothingPending();
    expect(server.calls.slice(before)).toEqual([]);
  });
});
