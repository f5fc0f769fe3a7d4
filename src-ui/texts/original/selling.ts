import type { Texts } from '../Texts.ts';

export const selling = (english: Texts['selling']): Texts['selling'] => ({
  ...english,
  sellerProducts: 'Seller Product',
});
