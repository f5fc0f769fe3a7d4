import { describe, expect, it } from 'vitest';
import { LazyTransport } from '#adapters/http/LazyTransport.ts';
import type { Transport } from '#adapters/http/Transport.ts';
import { ok } from '#domain/shared/Result.ts';
import { HeldTimer, isSettled, never } from '../../HeldTimer.ts';

const request = { method: 'GET', url: 'https://api.example/allproducts', timeout: 15_000 } as const;
const answer = ok({ status: 200, text: '[]' });
const loaded: Transport = { send: async () => answer };

describe('A transport that loads with its first call', () => {
  it('loads once, however many calls there are', async () => {
    let loads = 0;
    const transport = new LazyTransport(async () => {
      loads += 1;
      return loaded;
    });
    expect(loads).toBe(0);
    expect(await Promise.all([transport.send(request), transport.send(request)])).toEqual([answer, answer]);
    expect(loads).toBe(1);
  });

  it('loads ahead of the first call when told to', async () => {
    let loads = 0;
    const transport = new LazyTransport(async () => {
      loads += 1;
      return loaded;
    });
    await transport.prepare();
    await transport.send(request);
    expect(loads).toBe(1);
  });

  it.each([
    { isOnline: true, breakdown: 'unreachable' },
    { isOnline: false, breakdown: 'offline' },
  ])('answers “$breakdown” when its code does not come, and loads again with the next call', async (device) => {
    let isThere = false;
    const load = async (): Promise<Transport> => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return loaded;
    };
    const transport = new LazyTransport(load, new HeldTimer().timer, () => device.isOnline);
    await transport.prepare();
    expect(await transport.send(request)).toEqual({ ok: false, failure: device.breakdown });
    isThere = true;
    expect(await transport.send(request)).toEqual(answer);
  });

  it("ends a call at the call's own limit when the code hangs", async () => {
    const held = new HeldTimer();
    const sent = new LazyTransport(never, held.timer).send(request);
    held.pass(14_999);
    expect(await isSettled(sent)).toBe(false);
    held.pass(1);
    expect(await sent).toEqual({ ok: false, failure: 'timeout' });
  });
});
