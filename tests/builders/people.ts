import type { Session } from '#domain/identity/Session.ts';
import { anAccount } from './anAccount.ts';

/** The people in screen tests, one for each role. */
export const buyer: Session = {
  account: anAccount({ email: 'sabbir@example.com', displayName: 'Sabbir Alam' }),
  isAdmin: false,
  isSeller: false,
};
export const seller: Session = {
  account: anAccount({ email: 'nusrat@example.com', displayName: 'Nusrat Jahan' }),
  isAdmin: false,
  isSeller: true,
};
export const admin: Session = {
  account: anAccount({ email: 'lubna@example.com', displayName: 'Lubna Haque' }),
  isAdmin: true,
  isSeller: false,
};
