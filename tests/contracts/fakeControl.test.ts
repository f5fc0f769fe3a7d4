import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { aFakeWorld, morning } from './aFakeWorld.ts';
import { valueOf } from './expectResult.ts';
import { aPicture } from './ImageHost.contract.ts';
import { aProductOf } from './MarketplaceHarness.ts';
import { people } from './tinyWorld.ts';

const hour = 60 * 60 * 1000;

/** Whether a promise has settled after all due work has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('[G-DEV-1] Latency', () => {
  it('keeps every call waiting that long, and no longer', async () => {
    const { control, marketplaceApi } = aFakeWorld();
    control.setLatency(300);
    const answer = marketplaceApi.products.all();
    await vi.advanceTimersByTimeAsync(299);
    expect(await isSettled(answer)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isSettled(answer)).toBe(true);
  });

  it('ends at once for a call that is cancelled', async () => {
    const { control, marketplaceApi } = aFakeWorld();
    control.setLatency(60_000);
    const cancel = new AbortController();
    const answer = marketplaceApi.products.all({ signal: cancel.signal });
    cancel.abort();
    expect(await answer).toEqual({ ok: false, failure: { code: 'api/cancelled' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows in the progress of an upload', async () => {
    const { control, imageHost } = aFakeWorld();
    control.setLatency(400);
    const told: number[] = [];
    const upload = imageHost.upload(aPicture(), { onProgress: (share) => told.push(share) });
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toEqual([0.25, 0.5]);
    await vi.advanceTimersByTimeAsync(200);
    valueOf(await upload);
    expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('does not apply to calls on the device', async () => {
    const { control, auth } = aFakeWorld();
    control.setLatency(60_000);
    expect(await auth.current()).toBeNull();
    valueOf(await auth.signOut());
  });
});

describe('[G-DEV-1] Planned failures', () => {
  it('fail the next call of a name, and then no more', async () => {
    const { control, marketplaceApi } = aFakeWorld();
    control.failNext({ code: 'api/timeout' }, 'products.all');
    valueOf(await marketplaceApi.categories.list());
    expect(await marketplaceApi.products.all()).toEqual({ ok: false, failure: { code: 'api/timeout' } });
    valueOf(await marketplaceApi.products.all());
  });

  it('fail as many calls as requested, or all until cleared', async () => {
    const { control, marketplaceApi } = aFakeWorld();
    control.failNext({ code: 'api/unavailable' }, 'products.all', 2);
    control.failNext({ code: 'api/malformed' }, 'categories.list', 'always');
    const oks = [];
    for (let call = 0; call < 3; call += 1) {
      oks.push([(await marketplaceApi.products.all()).ok, (await marketplaceApi.categories.list()).ok]);
    }
    expect(oks).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ]);
    control.forgetFailures();
    valueOf(await marketplaceApi.categories.list());
  });

  it('without a call fail the next call whose port knows such a failure', async () => {
    const { control, auth, marketplaceApi, imageHost, paymentProvider } = aFakeWorld();
    control.failNext({ code: 'image/unavailable' });
    control.failNext({ code: 'payment/unreachable' });
    control.failNext({ code: 'auth/too-many-requests', message: 'Too often.' });
    valueOf(await marketplaceApi.products.all());
    expect(await imageHost.upload(aPicture())).toEqual({ ok: false, failure: { code: 'image/unavailable' } });
    expect(await paymentProvider.retrieve('none')).toEqual({ ok: false, failure: { code: 'payment/unreachable' } });
    expect(await auth.signIn(people.buyer.email, people.buyer.password)).toEqual({
      ok: false,
      failure: { code: 'auth/too-many-requests', message: 'Too often.' },
    });
  });

  it('can make a sign-out fail, as a provider may', async () => {
    const { control, auth } = aFakeWorld();
    valueOf(await auth.signIn(people.buyer.email, people.buyer.password));
    control.failNext({ code: 'auth/unknown', message: 'It did not work.' }, 'auth.signOut');
    expect((await auth.signOut()).ok).toBe(false);
    expect(await auth.current()).toMatchObject({ email: people.buyer.email });
  });

  it('change nothing: a failed call was not done', async () => {
    const { control, marketplaceApi } = aFakeWorld();
    control.failNext({ code: 'api/unavailable' }, 'products.add');
    await marketplaceApi.products.add(aProductOf(people.seller));
    expect(valueOf(await marketplaceApi.products.all()).items).toEqual([]);
  });

  it('are refused for a call that never fails that way', () => {
    const { control } = aFakeWorld();
    expect(() => control.failNext({ code: 'image/too-large' }, 'products.all')).toThrow(
      /never fails with image\/too-large/,
    );
    expect(() => control.failNext({ code: 'auth/unknown', message: '' }, 'auth.current')).toThrow(/never fails/);
  });

  it('of the session send a call through a renewal', async () => {
    const { control, auth, marketplaceApi, tokenStore } = aFakeWorld();
    valueOf(await auth.signIn(people.seller.email, people.seller.password));
    tokenStore.write(valueOf(await marketplaceApi.tokens.issue(people.seller.email)));
    const before = tokenStore.read();
    control.failNext({ code: 'api/session-expired' }, 'products.ofSeller');
    valueOf(await marketplaceApi.products.ofSeller(people.seller.email));
    expect(tokenStore.read()).not.toBe(before);
  });
});

describe('Held calls', () => {
  it('wait until they are released, while others are answered', async () => {
    const { control, marketplaceApi } = aFakeWorld();
    control.hold('products.all');
    const held = marketplaceApi.products.all();
    valueOf(await marketplaceApi.categories.list());
    expect(await isSettled(held)).toBe(false);
    expect(control.held).toEqual(['products.all']);
    control.release('products.all');
    valueOf(await held);
    valueOf(await marketplaceApi.products.all());
  });

  it('may include the question who is signed in, which a page asks when it opens', async () => {
    const { control, auth } = aFakeWorld();
    control.hold('auth.current');
    const current = auth.current();
    expect(await isSettled(current)).toBe(false);
    control.release();
    expect(await current).toBeNull();
  });

  it('can be cancelled', async () => {
    const { control, marketplaceApi } = aFakeWorld();
    control.hold();
    const cancel = new AbortController();
    const held = marketplaceApi.products.all({ signal: cancel.signal });
    cancel.abort();
    expect(await held).toEqual({ ok: false, failure: { code: 'api/cancelled' } });
  });

  it('notice that the connection was lost meanwhile', async () => {
    const { control, marketplaceApi } = aFakeWorld();
    control.hold();
    const held = marketplaceApi.products.all();
    control.goOffline();
    control.release();
    expect(await held).toEqual({ ok: false, failure: { code: 'api/offline' } });
    control.goOnline();
    valueOf(await marketplaceApi.products.all());
  });
});

describe('[G-DEV-1] The clock', () => {
  it('runs with the real one, runs ahead of it, or stands still', () => {
    let real = morning;
    const { clock } = aFakeWorld({ clock: { now: () => real } });
    expect(clock.now()).toBe(morning);
    clock.advance(hour);
    real += 1000;
    expect(clock.now()).toBe(morning + hour + 1000);
    clock.freeze(morning);
    real += 1000;
    expect(clock.now()).toBe(morning);
    clock.advance(hour);
    expect(clock.now()).toBe(morning + hour);
    clock.run();
    real += 1000;
    expect(clock.now()).toBe(morning + hour + 1000);
  });
});

describe('Settings', () => {
  it('are reported to listeners until they stop', () => {
    const { control } = aFakeWorld();
    const heard: number[] = [];
    const stop = control.onChange((settings) => heard.push(settings.latency));
    control.setLatency(100);
    control.setLatency(200);
    stop();
    control.setLatency(300);
    expect(heard).toEqual([100, 200]);
  });

  it('survive a reload and reach other tabs', () => {
    const storage = new InMemoryStorage();
    const { control } = aFakeWorld({ storage });
    const tab = aFakeWorld({ storage: storage.openTab() }).control;
    const heard: boolean[] = [];
    tab.onChange((settings) => heard.push(settings.offline));
    control.goOffline();
    control.failNext({ code: 'api/timeout' }, 'bookings.book');
    control.clock.advance(hour);
    expect(heard).toEqual([true, true, true]);
    const reloaded = aFakeWorld({ storage }).control;
    expect(reloaded.settings).toEqual(control.settings);
    expect(reloaded.clock.now()).toBe(morning + hour);
  });

  it('start with the page’s defaults', () => {
    expect(aFakeWorld({ settings: { latency: 250 } }).control.settings.latency).toBe(250);
  });
});

describe('[G-DEV-1] Reset', () => {
  it('restores the seed, signs out in every tab, and clears every setting', async () => {
    const storage = new InMemoryStorage();
    const { control, auth, marketplaceApi } = aFakeWorld({ storage });
    const tab = aFakeWorld({ storage: storage.openTab() });
    valueOf(await auth.signIn(people.buyer.email, people.buyer.password));
    valueOf(await marketplaceApi.products.add(aProductOf(people.seller)));
    const heard: unknown[] = [];
    auth.onChange((account) => heard.push(account));
    tab.auth.onChange((account) => heard.push(account));
    control.setLatency(100);
    control.hold('bookings.book');

    control.reset();
    expect(heard).toEqual([null, null]);
    expect(control.settings.latency).toBe(0);
    expect(control.held).toEqual([]);
    expect(await auth.current()).toBeNull();
    expect(valueOf(await marketplaceApi.products.all()).items).toEqual([]);
    expect(valueOf(await tab.marketplaceApi.products.all()).items).toEqual([]);
    expect(storage.size).toBe(0);
  });
});
