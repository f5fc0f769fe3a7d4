import { describe, expect, it } from 'vitest';
import { isOutsider } from '#domain/identity/Session.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { aSession } from '../../builders/aSession.ts';

describe('[G-LOCK-1] an outsider', () => {
  it('is an account without a session, and nobody else', () => {
    expect(isOutsider({ account: anAccount(), lacks: 'registration' })).toBe(true);
    expect(isOutsider({ account: anAccount(), lacks: 'token' })).toBe(true);
    for (const other of [aSession('buyer'), null, undefined]) expect(isOutsider(other)).toBe(false);
  });
});
