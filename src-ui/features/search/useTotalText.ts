import type { Total } from '#domain/search/CatalogueSearch.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { shoppingTexts } from '../../texts/shopping.ts';

/** Words a number of products: '240 products', or 'about 12,300 products' for an estimate. 'alone': not within a sentence. */
export function useTotalText(place: 'alone' | 'within' = 'within'): (total: Total) => string {
  const { products } = useTexts(shoppingTexts);
  const { about } = useTexts(browseTexts);
  const format = useFormat();
  return ({ count, isExact }) => {
    const text = products(count, format.count(count));
    return isExact ? text : about[place](text);
  };
}
