import { describe, expect, it } from 'vitest';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { LogOut } from '#domain/identity/LogOut.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { done, refuses } from '../given/answers.ts';
import { aTokenStore } from '../given/aTokenStore.ts';

describe('signing out', () => {
  it('[S-AUTH-1] leaves no token behind', async () => {
    const store = aTokenStore('kept');
    expect(await new LogOut(new Journal().port<AuthProvider>({ signOut: done }), store).execute()).toEqual(ok());
    expect(store.read()).toBeNull();
  });

  it('[S-AUTH-1] that fails says why, and the session goes on', async () => {
    const store = aTokenStore('kept');
    const failure = { code: 'auth/offline', message: 'No network' } as const;
    const auth = new Journal().port<AuthProvider>({ signOut: refuses(failure) });
    expect(await new LogOut(auth, store).execute()).toEqual(fail(failure));
    expect(store.read()).toBe('kept');
  });
});
