import { describe, expect, it } from 'vitest';
import type { AnswerKey, AnswerStore, KeptAnswer } from '#adapters/http/kept/AnswerStore.ts';
import { KeptAnswers } from '#adapters/http/kept/KeptAnswers.ts';
import { KeptChoice } from '#adapters/http/kept/KeptChoice.ts';
import type { KeptNews } from '#adapters/http/kept/keptNews.ts';
import { shapeOfKept } from '#adapters/http/kept/shapeOfKept.ts';
import type { HttpAnswer, HttpBreakdown, HttpRequest } from '#adapters/http/Transport.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { HeldTimer, isSettled, never } from '../../HeldTimer.ts';

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
}

function aDevice(store: AnswerStore = new MemoryAnswers()) {
  const device = {
    answer: ok({ status: 200, text: '[1]' }) as Result<HttpAnswer, HttpBreakdown>,
    owner: nusrat as string | null | Promise<null>,
    isOnline: true,
    isHung: false,
    sent: [] as HttpRequest[],
    told: [] as KeptNews[],
  };
  const held = new HeldTimer();
  const choice = new KeptChoice();
  const transport = new KeptAnswers({
    inner: {
      send: async (request) => {
        device.sent.push(request);
        return device.isHung ? never() : device.answer;
      },
    },
    store,
    baseUrl: `${baseUrl}/`,
    owner: async () => device.owner,
    clock: { now: () => 7 },
    timer: held.timer,
    choice,
    tell: (news) => device.told.push(news),
    isOnline: () => device.isOnline,
  });
  const goOffline = (): void => {
    device.isOnline = false;
    device.answer = fail('offline');
  };
  return { device, transport, goOffline, held, choice };
}

const broken: readonly Result<HttpAnswer, HttpBreakdown>[] = [
  fail('unreachable'),
  fail('timeout'),
  ok({ status: 503, text: '' }),
  ok({ status: 200, text: '\n<!doctype html><title>Log in to the network</title>' }),
];

/** A device that has read this, and was told nothing since. */
async function aDeviceThatHas(...requests: readonly HttpRequest[]) {
  const whole = aDevice();
  for (const request of requests) await whole.transport.send(request);
  whole.device.told.length = 0;
  return whole;
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
    expect(device.told).toEqual([{ kind: 'answered' }, { kind: 'shown', at: 7 }]);
  });

  it.each(broken)('do not hide that the answer is %j, and are offered', async (answer) => {
    const { device, transport } = await aDeviceThatHas(products);
    device.answer = answer;
    expect(await transport.send(products)).toEqual(answer);
    await isSettled(never());
    expect(device.told).toEqual([{ kind: 'missing', at: 7 }]);
  });

  it('stay when a page of the network comes in place of an answer', async () => {
    const { device, transport, goOffline } = await aDeviceThatHas(products);
    device.answer = ok({ status: 200, text: '<!doctype html>' });
    await transport.send(products);
    goOffline();
    expect(await transport.send(products)).toEqual(ok({ status: 200, text: '[1]' }));
  });

  const search: HttpRequest = { method: 'POST', url: `${baseUrl}/search`, body: '{}', timeout: 15_000 };
  const booking: HttpRequest = { ...bookings, url: `${baseUrl}/booking/64b0` };

  it.each([
    ['rows', products, '[1]', '{"message":"Database is down"}'],
    ['rows', bookings, '[1]', ''],
    ['rows', products, '[1]', '[{"_id":"64b0","na'],
    ['rows', products, '[1]', 'null'],
    ['a search', search, '{"total":1}', '{ "message": "Database is down" }'],
    ['a search', search, '{"total":1}', '{"total":'],
    ['a booking', booking, '{"_id":"64b0"}', '{"message":"Database is down"}'],
  ])('stay when what comes can be no answer: %s', async (_what, request, kept, text) => {
    const { device, transport, goOffline } = aDevice();
    device.answer = ok({ status: 200, text: kept });
    await transport.send(request);
    device.answer = ok({ status: 200, text });
    expect(await transport.send(request)).toEqual(device.answer);
    goOffline();
    expect(await transport.send(request)).toEqual(ok({ status: 200, text: kept }));
  });

  it.each(['null', ''])('give way to the news that a booking is gone: %j', async (text) => {
    const { device, transport, goOffline } = aDevice();
    for (const one of ['{"_id":"64b0"}', text]) {
      device.answer = ok({ status: 200, text: one });
      await transport.send(booking);
    }
    goOffline();
    expect(await transport.send(booking)).toEqual(ok({ status: 200, text }));
  });

  it('are not offered where the person has left', async () => {
    const { device, transport } = await aDeviceThatHas(products);
    device.answer = fail('cancelled');
    expect(await transport.send(products)).toEqual(fail('cancelled'));
    await isSettled(never());
    expect(device.told).toEqual([]);
  });

  it('are offered once the marketplace has not answered for five seconds', async () => {
    const { device, transport, held } = await aDeviceThatHas(products);
    device.isHung = true;
    const sent = transport.send(products);
    held.pass(4999);
    expect(await isSettled(sent)).toBe(false);
    expect(device.told).toEqual([]);
    held.pass(1);
    expect(await isSettled(sent)).toBe(false);
    expect(device.told).toEqual([{ kind: 'missing', at: 7 }]);
  });

  it('cannot be offered where none is kept', async () => {
    const { device, transport, held } = aDevice();
    device.answer = fail('unreachable');
    await transport.send(products);
    device.isHung = true;
    void transport.send(products);
    held.pass(5000);
    await isSettled(never());
    expect(device.told).toEqual([]);
  });

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

  it('delay no answer while nobody says whose it is', async () => {
    const { device, transport } = aDevice();
    device.owner = never<null>();
    expect(await isSettled(transport.send(bookings))).toBe(true);
  });

  it('delay no answer where the storage hangs', async () => {
    const store = Object.assign(new MemoryAnswers(), { read: never<null>, write: never<void> });
    const { device, transport } = aDevice(store);
    expect(await isSettled(transport.send(products))).toBe(true);
    expect(device.sent).toHaveLength(1);
  });
});

describe('[G-OFFLINE-1] a person who has chosen to see what the device keeps', () => {
  it('sees it when the marketplace does not answer', async () => {
    const { device, transport, choice } = await aDeviceThatHas(products);
    device.isHung = true;
    const sent = transport.send(products);
    expect(await isSettled(sent)).toBe(false);
    choice.make();
    expect(await sent).toEqual(ok({ status: 200, text: '[1]' }));
    expect(device.told).toEqual([{ kind: 'shown', at: 7 }]);
  });

  it.each(broken)('sees it where the answer is %j', async (answer) => {
    const { device, transport, choice } = await aDeviceThatHas(products);
    choice.make();
    device.answer = answer;
    expect(await transport.send(products)).toEqual(ok({ status: 200, text: '[1]' }));
    await isSettled(never());
    expect(device.told.every(({ kind }) => kind === 'shown')).toBe(true);
  });

  it('hears that the marketplace answers, for it is asked each time', async () => {
    const { device, transport, choice } = await aDeviceThatHas(products);
    choice.make();
    device.answer = ok({ status: 200, text: '[2]' });
    await transport.send(products);
    await isSettled(never());
    expect(device.told).toContainEqual({ kind: 'answered' });
    choice.drop();
    expect(await transport.send(products)).toEqual(device.answer);
  });

  it('hears the marketplace, too, after leaving the page that asked', async () => {
    const { device, transport, choice } = await aDeviceThatHas(products);
    const leaving = new AbortController();
    choice.make();
    await transport.send({ ...products, signal: leaving.signal });
    expect(device.sent.at(-1)?.signal).toBeUndefined();
    choice.drop();
    await transport.send({ ...products, signal: leaving.signal });
    expect(device.sent.at(-1)?.signal).toBe(leaving.signal);
  });

  it('does not wait for what the device does not keep', async () => {
    const { device, transport, choice } = await aDeviceThatHas(products);
    choice.make();
    device.isHung = true;
    expect(await transport.send(bookings)).toEqual(fail('not-kept'));
  });

  it('sees nothing of somebody else', async () => {
    const { device, transport, choice } = await aDeviceThatHas(bookings);
    device.owner = 'rahim@example.com';
    device.answer = fail('unreachable');
    choice.make();
    expect(await transport.send(bookings)).toEqual(fail('not-kept'));
  });

  it('cannot send anything until the marketplace answers', async () => {
    const { device, transport, choice } = await aDeviceThatHas(products);
    choice.make();
    device.sent.length = 0;
    const booking: HttpRequest = { ...bookings, method: 'POST', url: `${baseUrl}/bookings` };
    device.answer = fail('timeout');
    expect(await transport.send(booking)).toEqual(fail('unreachable'));
    device.answer = ok({ status: 200, text: '[]' });
    expect(await transport.send(booking)).toEqual(fail('unreachable'));
    expect(device.told).toContainEqual({ kind: 'answered' });
    expect(device.sent.map(({ method, url, headers }) => [method, url, headers])).toEqual([
      ['GET', `${baseUrl}/categories`, undefined],
      ['GET', `${baseUrl}/categories`, undefined],
    ]);
    choice.drop();
    expect(await transport.send(booking)).toEqual(device.answer);
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
  it.each([
    ['GET', '/allproducts'],
    ['GET', '/product/64b0'],
    ['GET', '/categories/Lenovo'],
    ['GET', '/buyersproducts'],
    ['GET', '/booking/64b0'],
    ['GET', '/users/seller/a%40b.c'],
    ['POST', '/search'],
    ['POST', '/search/similar'],
    ['POST', '/search/prices'],
  ] as const)('what a person may see again: %s %s', (method, path) => expect(shapeOfKept(method, path)).not.toBeNull());

  it.each([
    ['POST', '/allproducts'],
    ['POST', '/booking'],
    ['POST', '/product/64b0'],
    ['PUT', '/search'],
    ['DELETE', '/sellersproducts'],
  ] as const)('no write: %s %s', (method, path) => expect(shapeOfKept(method, path)).toBeNull());

  it('similar products, which are rows', async () => {
    const { device, transport, goOffline } = aDevice();
    const similar: HttpRequest = {
      method: 'POST',
      url: `${baseUrl}/search/similar`,
      body: '{"id":"1"}',
      timeout: 15_000,
    };
    device.answer = ok({ status: 200, text: '[{"_id":"2"}]' });
    await transport.send(similar);
    goOffline();
    expect(await transport.send(similar)).toEqual(ok({ status: 200, text: '[{"_id":"2"}]' }));
  });

  it('each search by what it asks', async () => {
    const search = (text: string): HttpRequest => ({
      method: 'POST',
      url: `${baseUrl}/search`,
      body: JSON.stringify({ text }),
      timeout: 15_000,
    });
    const { device, transport, goOffline } = aDevice();
    for (const text of ['drone', 'laptop']) {
      device.answer = ok({ status: 200, text: `{"${text}":1}` });
      await transport.send(search(text));
    }
    goOffline();
    expect(await transport.send(search('drone'))).toEqual(ok({ status: 200, text: '{"drone":1}' }));
    expect(await transport.send(search('laptop'))).toEqual(ok({ status: 200, text: '{"laptop":1}' }));
    expect(await transport.send(search('phone'))).toEqual(fail('offline'));
  });

  it.each(['/jwt', '/create-payment-intent', '/buyers', '/sellers', '/reporteditems', '/users/a%40b.c', '/booking'])(
    'no token, no payment and no list of people: %s',
    (path) => expect(shapeOfKept('GET', path)).toBeNull(),
  );

  it('nothing of other hosts', async () => {
    const { transport, goOffline } = aDevice();
    const elsewhere = { ...products, url: 'https://elsewhere.example/allproducts' };
    await transport.send(elsewhere);
    goOffline();
    expect(await transport.send(elsewhere)).toEqual(fail('offline'));
  });
});
