import { describe, expect, it } from 'vitest';
import type { AnswerKey, AnswerStore, KeptAnswer } from '#adapters/http/kept/AnswerStore.ts';
import { KeptAnswers } from '#adapters/http/kept/KeptAnswers.ts';
import { mayBeKept } from '#adapters/http/kept/mayBeKept.ts';
import type { HttpAnswer, HttpBreakdown, HttpRequest } from '#adapters/http/Transport.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { isSettled, never } from '../../HeldTimer.ts';

const baseUrl = 'https://api.example/v1';
const nusrat = 'nusrat@example.com';
const products: HttpRequest = { method: 'GET', url: `${baseUrl}/allproducts`, timeout: 15_000 };
const bookings: HttpRequest = {
  ...products,
  url: `${baseUrl}/buyersproducts?email=${nusrat}`,
  headers: { Authorization: 'Bearer t' },
};

class MemoryAnswers implements AnswerStore {
  readonly held = new Map<string, KeptAnswer>();
  read = async (key: AnswerKey): Promise<KeptAnswer | null> => this.held.get(key.join(' ')) ?? null;
  write = async (key: AnswerKey, answer: KeptAnswer): Promise<void> => void this.held.set(key.join(' '), answer);
  hasOthers = async (): Promise<boolean> => false;
  removeAll = async (): Promise<void> => this.held.clear();
}

function aDevice(store: AnswerStore = new MemoryAnswers()) {
  const device = {
    answer: ok({ status: 200, text: '[1]' }) as Result<HttpAnswer, HttpBreakdown>,
    owner: nusrat as string | null,
    isOnline: true,
    sent: [] as HttpRequest[],
    kept: [] as number[],
  };
  const transport = new KeptAnswers({
    inner: {
      send: async (request) => {
        device.sent.push(request);
        return device.answer;
      },
    },
    store,
    baseUrl: `${baseUrl}/`,
    owner: async () => device.owner,
    clock: { now: () => 7 },
    onKept: (at) => device.kept.push(at),
    isOnline: () => device.isOnline,
  });
  const goOffline = (): void => {
    device.isOnline = false;
    device.answer = fail('offline');
  };
  return { device, transport, goOffline };
}

describe('[G-OFFLINE-1] answers that a device keeps', () => {
  it.each([
    ['the list of products', products],
    ['one’s own bookings', bookings],
  ])('open %s without a network, and say from when they are', async (_what, request) => {
    const { device, transport, goOffline } = aDevice();
    expect(await transport.send(request)).toEqual(device.answer);
    goOffline();
    expect(await transport.send(request)).toEqual(ok({ status: 200, text: '[1]' }));
    expect(device.kept).toEqual([7]);
  });

  it.each(['unreachable', 'timeout', 'cancelled'] as const)(
    'do not hide that the answer is “%s”',
    async (breakdown) => {
      const { device, transport } = aDevice();
      await transport.send(products);
      device.answer = fail(breakdown);
      expect(await transport.send(products)).toEqual(fail(breakdown));
      expect(device.kept).toEqual([]);
    },
  );

  it('are not shown to another person, nor to a visitor', async () => {
    const { device, transport, goOffline } = aDevice();
    await transport.send(bookings);
    goOffline();
    for (const owner of ['rahim@example.com', null]) {
      device.owner = owner;
      expect(await transport.send(bookings)).toEqual(fail('offline'));
    }
  });

  it('are not kept where the person has signed out before the answer came', async () => {
    const { device, transport, goOffline } = aDevice();
    const sent = transport.send(bookings);
    await Promise.resolve();
    device.owner = null;
    await sent;
    device.owner = nusrat;
    goOffline();
    expect(await transport.send(bookings)).toEqual(fail('offline'));
  });

  it('are not kept where the marketplace refuses', async () => {
    const { device, transport, goOffline } = aDevice();
    device.answer = ok({ status: 403, text: '{}' });
    await transport.send(products);
    goOffline();
    expect(await transport.send(products)).toEqual(fail('offline'));
  });

  it('delay no answer where the storage hangs', async () => {
    const store = Object.assign(new MemoryAnswers(), { read: never<null>, write: never<void> });
    const { device, transport } = aDevice(store);
    expect(await isSettled(transport.send(products))).toBe(true);
    expect(device.sent).toHaveLength(1);
  });
});

describe('[G-OFFLINE-1] a write without a network', () => {
  it.each(['POST', 'PUT', 'DELETE'] as const)('is refused before it is sent: %s', async (method) => {
    const { device, transport, goOffline } = aDevice();
    goOffline();
    expect(await transport.send({ ...products, method })).toEqual(fail('offline'));
    expect(device.sent).toEqual([]);
    device.isOnline = true;
    device.answer = ok({ status: 200, text: '{}' });
    expect(await transport.send({ ...products, method })).toEqual(device.answer);
  });
});

describe('[G-OFFLINE-1] a device keeps', () => {
  it.each(['/allproducts', '/categories/Lenovo', '/buyersproducts', '/booking/64b0', '/users/seller/a%40b.c'])(
    'what a person may see again: %s',
    (path) => expect(mayBeKept(path)).toBe(true),
  );

  it.each(['/jwt', '/create-payment-intent', '/buyers', '/sellers', '/reporteditems', '/users/a%40b.c', '/booking'])(
    'no token, no payment and no list of people: %s',
    (path) => expect(mayBeKept(path)).toBe(false),
  );

  it('nothing of other hosts', async () => {
    const { transport, goOffline } = aDevice();
    const elsewhere = { ...products, url: 'https://elsewhere.example/allproducts' };
    await transport.send(elsewhere);
    goOffline();
    expect(await transport.send(elsewhere)).toEqual(fail('offline'));
  });
});
