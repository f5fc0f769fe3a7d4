import type { Texts } from '../Texts.ts';

export const failures = (english: Texts['failures']): Texts['failures'] => ({
  ...english,
  wrongCredentials: 'Wrong email or Password!!',
  earlierVersion: english.earlierVersion.replace('Seller Products', 'Seller Product'),
  paymentUnreachable: english.paymentUnexpected,
});
