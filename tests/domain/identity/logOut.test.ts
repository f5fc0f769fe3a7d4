import { describe, expect, it } from 'vitest';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { logOut } from '#domain/identity/logOut.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { Journal } from '../../builders/Journal.ts';
import { done, refuses } from '../../builders/answers.ts';
import { aTokenStore } from '../../builders/aTokenStore.ts';

const account = anAccount();

describe('signing out', () => {
  it('[S-AUTH-1] leaves no token, and answers who was signed in', async () => {
    const store = aTokenStore('kept');
    const auth = new Journal().port<AuthProvider>({ current: async () => account, signOut: done });
    expect(await logOut({ auth, tokenStore: store })()).toEqual(ok(account));
    expect(store.read()).toBeNull();
  });

  it('[S-AUTH-1] answers why it failed, and the session continues', async () => {
    const store = aTokenStore('kept');
    const failure = { code: 'auth/unreachable', message: 'No network' } as const;
    const auth = new Journal().port<AuthProvider>({ current: async () => account, signOut: refuses(failure) });
    expect(await logOut({ auth, tokenStore: store })()).toEqual(fail(failure));
    expect(store.read()).toBe('kept');
  });
});
