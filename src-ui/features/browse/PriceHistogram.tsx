import { observer } from 'mobx-react-lite';
import type { FacetCounts } from '#domain/catalogue/finding/facetCounts.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { browseTexts } from '../../copy/browse.ts';
import { shoppingTexts } from '../../copy/shopping.ts';

const width = 8;
const height = 48;

/** How many products there are at each price, those within the chosen ends set off. */
export const PriceHistogram = observer(function PriceHistogram({ price }: { readonly price: FacetCounts['price'] }) {
  const texts = useTexts(browseTexts);
  const { products } = useTexts(shoppingTexts);
  const format = useFormat();
  const { histogram: { counts, from, step }, extent, chosen } = price;
  const highest = Math.max(1, ...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const label = extent.least === null || extent.most === null
    ? texts.noPrices
    : texts.histogram(products(total, format.count(total)), format.price(extent.least), format.price(extent.most));
  const isIn = (place: number): boolean => {
    const least = from + place * step;
    const isLast = place === counts.length - 1;
    return (chosen.most === null || least <= chosen.most) && (isLast || chosen.least === null || least + step > chosen.least);
  };
  return (
    <svg className="histogram" viewBox={`0 0 ${counts.length * width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path d={bars(counts, highest, (place) => !isIn(place))} />
      <path className="in" d={bars(counts, highest, isIn)} />
    </svg>
  );
});

/** All in one line: with every key, two dozen elements would cost more than the cards beside them. */
function bars(counts: readonly number[], highest: number, isDrawn: (place: number) => boolean): string {
  return counts.map((count, place) => {
    if (count === 0 || !isDrawn(place)) return '';
    // One product is still seen.
    const tall = Math.max(2, (count / highest) * height);
    return `M${place * width + 1} ${height}V${(height - tall).toFixed(2)}h${width - 2}V${height}z`;
  }).join('');
}
