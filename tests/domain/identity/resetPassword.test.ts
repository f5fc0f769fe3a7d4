import { describe, expect, it } from 'vitest';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { resetPassword } from '#domain/identity/resetPassword.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { done, refuses } from '../../builders/answers.ts';

describe('[G-AUTH-1] resetting a password', () => {
  it('sends the mail to the trimmed address', async () => {
    const journal = new Journal();
    const reset = resetPassword({ auth: journal.port<AuthProvider>({ sendPasswordReset: done }) });
    expect(await reset({ email: ' Ayesha@Example.com' })).toEqual(ok());
    expect(journal.of('sendPasswordReset')).toEqual([['ayesha@example.com']]);
  });

  it('makes no call for an invalid address', async () => {
    const journal = new Journal();
    const reset = resetPassword({ auth: journal.port<AuthProvider>({}) });
    const fields = { email: 'reset-password/email-invalid' };
    expect(await reset({ email: 'ayesha' })).toEqual(fail({ code: 'rules/broken', fields }));
    expect(journal.asked).toEqual([]);
  });

  it('fails as the provider answers', async () => {
    const failure = { code: 'auth/too-many-requests', message: 'Later' } as const;
    const reset = resetPassword({ auth: new Journal().port<AuthProvider>({ sendPasswordReset: refuses(failure) }) });
    expect(await reset({ email: 'ayesha@example.com' })).toEqual(fail(failure));
  });
});
