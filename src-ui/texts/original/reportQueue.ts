import type { Texts } from '../Texts.ts';

export const reportQueue = (english: Texts['reportQueue']): Texts['reportQueue'] => ({
  ...english,
  title: 'Reported Item',
  toSellers: 'Go to All Seller',
  notConnectedTitle: 'This is reported Item section',
});
