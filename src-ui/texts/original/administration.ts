import type { Texts } from '../Texts.ts';

export const administration = (english: Texts['administration']): Texts['administration'] => ({
  ...english,
  sellers: 'All Seller',
  buyers: 'All Buyer',
  removeSeller: 'Do you want to remove this seller!',
  removeBuyer: 'Do you want to remove this buyer!',
  confirmRemoval: 'Confirm Delet',
});
