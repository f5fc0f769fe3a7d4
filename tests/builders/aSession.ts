import type { Session } from '#domain/identity/Session.ts';
import { anAccount } from './anAccount.ts';

/** A person's roles at the marketplace, as tests name them. 'seller and admin' has both. */
export type Kind = 'buyer' | 'seller' | 'admin' | 'seller and admin';

const emails: { readonly [K in Kind]: string } = {
  buyer: 'buyer@example.com',
  seller: 'seller@example.com',
  admin: 'admin@example.com',
  'seller and admin': 'both@example.com',
};

export function aSession(kind: Kind, email: string = emails[kind]): Session {
  return {
    account: anAccount({ email }),
    isAdmin: kind === 'admin' || kind === 'seller and admin',
    isSeller: kind === 'seller' || kind === 'seller and admin',
  };
}

/** Nobody is signed in. */
export const visitor = null;
