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
  return (
    <svg className="histogram" viewBox={`0 0 ${counts.length * width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {counts.map((count, place) => {
        // One product is still seen.
        const tall = count === 0 ? 0 : Math.max(2, (count / highest) * height);
        const least = from + place * step;
        const isLast = place === counts.length - 1;
        const isIn = (chosen.most === null || least <= chosen.most) && (isLast || chosen.least === null || least + step > chosen.least);
        return (
          <rect key={least} x={place * width + 1} y={height - tall} width={width - 2} height={tall} className={isIn ? 'in' : undefined} />
        );
      })}
    </svg>
  );
});
