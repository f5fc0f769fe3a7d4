import { describe, expect, it, vi } from 'vitest';
import type { AuthFailure } from '#domain/identity/AuthProvider.ts';
import type { Outsider, Presence } from '#domain/identity/Session.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';
import { buyer, seller } from '../../builders/people.ts';

type Restored = Result<Presence, ApiFailure>;
type Left = Result<typeof buyer.account | null, AuthFailure>;

function aStore(restored: Restored = ok(buyer), left: Left = ok(buyer.account)) {
  const restore = vi.fn<() => Promise<Restored>>(async () => restored);
  return { restore, store: new SessionStore({ restoreSession: restore, logOut: async () => left }) };
}

const unknown: Outsider = { account: buyer.account, lacks: 'registration' };
const withoutToken: Outsider = { account: buyer.account, lacks: 'token' };

describe('the session', () => {
  it('is unknown before it is restored, and when that failed', async () => {
    const { store } = aStore(fail({ code: 'api/timeout' }));
    expect([store.actor, store.account, store.outsider, store.unregistered]).toEqual([undefined, null, null, null]);
    await store.restore();
    expect([store.actor, store.restored.failure]).toEqual([undefined, { code: 'api/timeout' }]);
  });

  it('belongs to the restored or signed-in person until it ends', async () => {
    const { store } = aStore();
    await store.restore();
    expect([store.actor, store.account, store.outsider]).toEqual([buyer, buyer.account, null]);
    store.begin(seller);
    expect(store.actor).toEqual(seller);
    store.end();
    expect([store.actor, store.account]).toEqual([null, null]);
  });

  it.each([
    [unknown, buyer.account],
    [withoutToken, null],
  ])('is a visitor’s for an account without a session: %j', (outsider, unregistered) => {
    const { store } = aStore();
    store.begin(outsider);
    expect([store.actor, store.outsider, store.account, store.unregistered]).toEqual([
      null,
      outsider,
      buyer.account,
      unregistered,
    ]);
  });
});

describe('the session, when the provider reports a change,', () => {
  it('ends when the person signs out, even without a session', () => {
    for (const presence of [buyer, unknown]) {
      const { store } = aStore();
      store.begin(presence);
      store.follow(null);
      expect([store.actor, store.account]).toEqual([null, null]);
    }
  });

  it('is restored for another person, and stays for the same person in any spelling', async () => {
    const { store, restore } = aStore(ok(seller));
    store.begin(buyer);
    store.follow({ ...buyer.account, email: buyer.account.email.toUpperCase() });
    expect(restore).not.toHaveBeenCalled();
    store.follow(seller.account);
    await vi.waitFor(() => expect(store.actor).toEqual(seller));
  });

  it('ends when somebody leaves in another tab after the restore failed here', async () => {
    const { store } = aStore(fail({ code: 'api/timeout' }));
    await store.restore();
    store.follow(null);
    expect([store.actor, store.restored.failure]).toEqual([null, undefined]);
  });

  it('stays unknown while it is being restored, whatever the provider says first', async () => {
    const { store } = aStore();
    const restored = store.restore();
    store.follow(null);
    expect(store.actor).toBeUndefined();
    await restored;
    expect(store.actor).toEqual(buyer);
  });

  it('leaves a visitor alone, because the page starts their login', () => {
    const { store, restore } = aStore();
    store.end();
    store.follow(buyer.account);
    expect([store.actor, restore.mock.calls.length]).toEqual([null, 0]);
  });
});

describe('signing out', () => {
  it('ends the session and says who it was', async () => {
    const { store } = aStore();
    store.begin(buyer);
    expect(await store.signOut()).toEqual(ok(buyer.account));
    expect([store.actor, store.signOuts]).toEqual([null, 1]);
  });

  it('keeps the session when it fails', async () => {
    const failure = { code: 'auth/unknown', message: '' } as const;
    const { store } = aStore(ok(buyer), fail(failure));
    store.begin(buyer);
    expect(await store.signOut()).toEqual(fail(failure));
    expect([store.actor, store.signOuts, store.signingOut.failure]).toEqual([buyer, 0, failure]);
  });

  it('does not start again while it is pending', async () => {
    const { store } = aStore();
    const [first, second] = await Promise.all([store.signOut(), store.signOut()]);
    expect([first?.ok, second]).toEqual([true, null]);
  });
});

describe('a listener for people who sign out', () => {
  function heard(...presences: readonly Presence[]): number {
    const { store } = aStore();
    const listener = vi.fn();
    const stop = store.onLeave(listener);
    for (const presence of presences) store.restored.set(presence);
    stop();
    store.restored.set(buyer);
    store.end();
    return listener.mock.calls.length;
  }

  it('is called for each person who is gone or replaced, and for nobody who arrives', () => {
    expect([heard(buyer), heard(buyer, null), heard(buyer, seller), heard(buyer, buyer), heard(null, buyer)]).toEqual([
      0, 1, 1, 0, 0,
    ]);
  });

  it('is called for a sign-out even if the session was unknown', async () => {
    const { store } = aStore();
    const listener = vi.fn();
    store.onLeave(listener);
    await store.signOut();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
