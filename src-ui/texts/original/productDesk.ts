import type { Texts } from '../Texts.ts';

const named = (words: string): string => words.replace('Seller Products', 'Seller Product');

export const productDesk = (english: Texts['productDesk']): Texts['productDesk'] => ({
  ...english,
  outcome: {
    advertising: (...given) => named(english.outcome.advertising(...given)),
    deletion: (...given) => named(english.outcome.deletion(...given)),
  },
});
