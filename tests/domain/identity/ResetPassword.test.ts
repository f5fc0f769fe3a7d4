import { describe, expect, it } from 'vitest';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { ResetPassword } from '#domain/identity/ResetPassword.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { done, refuses } from '../given/answers.ts';

describe('[G-AUTH-1] resetting a password', () => {
  it('sends the mail to the address as it was meant', async () => {
    const journal = new Journal();
    const reset = new ResetPassword(journal.port<AuthProvider>({ sendPasswordReset: done }));
    expect(await reset.execute({ email: ' Ayesha@Example.com' })).toEqual(ok());
    expect(journal.of('sendPasswordReset')).toEqual([['ayesha@example.com']]);
  });

  it('asks nobody about what is no address', async () => {
    const journal = new Journal();
    const reset = new ResetPassword(journal.port<AuthProvider>({}));
    const fields = { email: 'reset-password/email-invalid' };
    expect(await reset.execute({ email: 'ayesha' })).toEqual(fail({ code: 'rules/broken', fields }));
    expect(journal.asked).toEqual([]);
  });

  it('fails as the provider says', async () => {
    const failure = { code: 'auth/too-many-requests', message: 'Later' } as const;
    const reset = new ResetPassword(new Journal().port<AuthProvider>({ sendPasswordReset: refuses(failure) }));
    expect(await reset.execute({ email: 'ayesha@example.com' })).toEqual(fail(failure));
  });
});
