import type { Account } from '#domain/identity/Account.ts';

export function anAccount(given: Partial<Account> = {}): Account {
  return { email: 'ayesha@example.com', displayName: 'Ayesha', photoURL: null, ...given };
}
