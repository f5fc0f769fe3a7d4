import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/identity/Account.ts';
import { OpenSession } from '#domain/identity/OpenSession.ts';
import { registerAccount } from '#domain/identity/registerAccount.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { answers, apiFailures, done, offline, refuses } from '../../builders/answers.ts';
import { aTokenStore } from '../../builders/aTokenStore.ts';
import { aWait } from '../../builders/aWait.ts';

const account = anAccount();
const forbidden = { code: 'api/forbidden' } as const;

type Given = {
  readonly current?: Account | null;
  /** How many times a token request is refused. */
  readonly refusals?: number;
  readonly register?: UsersApi['register'];
  readonly issue?: TokensApi['issue'];
};

function world({ current = account, refusals = 1, register = done, issue }: Given = {}) {
  const journal = new Journal();
  const store = aTokenStore('of yesterday');
  const { wait, waited } = aWait();
  let refused = 0;
  const tokens = journal.port<TokensApi>({
    issue: issue ?? (() => ((refused += 1) > refusals ? answers('token')() : refuses(forbidden)())),
  });
  const users = journal.port<UsersApi>({ register, isAdmin: answers(false), isSeller: answers(true) });
  const auth = { current: async () => current };
  const openSession = new OpenSession({ tokens, tokenStore: store, users, auth, wait });
  return { journal, store, waited, registerAccount: registerAccount({ auth, users, openSession }) };
}

describe('[G-LOCK-1] registering an account that the marketplace does not know', () => {
  it('creates a user of the chosen type, and opens the session', async () => {
    const { journal, store, registerAccount } = world();
    expect(await registerAccount('seller')).toEqual(ok({ account, isAdmin: false, isSeller: true }));
    expect(journal.of('register')).toEqual([[{ name: 'Ayesha', email: 'ayesha@example.com', type: 'seller' }]]);
    expect(store.read()).toBe('token');
  });

  it('registers nobody twice whom another tab has registered', async () => {
    const { journal, registerAccount } = world({ refusals: 0 });
    expect(await registerAccount('buyer')).toEqual(ok({ account, isAdmin: false, isSeller: true }));
    expect(journal.of('register')).toEqual([]);
  });

  it('waits for another registration that is under way', async () => {
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { journal, registerAccount } = world({ register: () => ended.then(() => ok(undefined)) });
    const first = registerAccount('seller');
    const second = registerAccount('buyer');
    end();
    expect([(await first).ok, (await second).ok]).toEqual([true, true]);
    expect(journal.of('register')).toHaveLength(1);
  });

  it('uses the address as the name of an account without one', async () => {
    const { journal, registerAccount } = world({ current: anAccount({ displayName: '' }) });
    await registerAccount('buyer');
    expect(journal.of('register')).toEqual([
      [{ name: 'ayesha@example.com', email: 'ayesha@example.com', type: 'buyer' }],
    ]);
  });

  it('asks again when the marketplace cannot read the new user yet', async () => {
    const { waited, registerAccount } = world({ refusals: 3 });
    expect((await registerAccount('buyer')).ok).toBe(true);
    expect(waited).toEqual([200, 400]);
  });

  it('fails as unregistered when the marketplace does not know the new user after two seconds', async () => {
    const { journal, registerAccount } = world({ refusals: Infinity });
    expect(await registerAccount('buyer')).toEqual(fail({ code: 'api/unregistered' }));
    expect(journal.of('register')).toHaveLength(1);
  });

  it.each(apiFailures.filter(({ code }) => code !== 'api/forbidden' && code !== 'api/unregistered'))(
    'registers nobody when a token fails with $code',
    async (failure) => {
      const { journal, registerAccount } = world({ issue: refuses(failure) });
      expect(await registerAccount('buyer')).toEqual(fail(failure));
      expect(journal.of('register')).toEqual([]);
    },
  );

  it('fails when the registration fails, and requests no other token', async () => {
    const { journal, registerAccount } = world({ register: refuses(offline) });
    expect(await registerAccount('buyer')).toEqual(fail(offline));
    expect(journal.of('issue')).toHaveLength(1);
  });

  it('registers nobody after a sign-out', async () => {
    const { journal, registerAccount } = world({ current: null });
    expect(await registerAccount('buyer')).toEqual(fail({ code: 'api/session-expired' }));
    expect(journal.asked).toEqual([]);
  });
});
