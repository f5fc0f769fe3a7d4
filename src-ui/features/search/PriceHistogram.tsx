import { observer } from 'mobx-react-lite';
import type { FacetCounts } from '#domain/search/facetCounts.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { shoppingTexts } from '../../texts/shopping.ts';

const width = 8;
const height = 48;

/** The number of products at each price, with the chosen range highlighted. */
export const PriceHistogram = observer(function PriceHistogram({ price }: { readonly price: FacetCounts['price'] }) {
  const texts = useTexts(browseTexts);
  const { products } = useTexts(shoppingTexts);
  const format = useFormat();
  const {
    histogram: { counts, from, step },
    extent,
    chosen,
  } = price;
  const highest = Math.max(1, ...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const label =
    extent.min === null || extent.max === null
      ? texts.noPrices
      : texts.histogram(products(total, format.count(total)), format.price(extent.min), format.price(extent.max));
  const isIn = (place: number): boolean => {
    const min = from + place * step;
    const isLast = place === counts.length - 1;
    return (chosen.max === null || min <= chosen.max) && (isLast || chosen.min === null || min + step > chosen.min);
  };
  return (
    <svg
      className="histogram"
      viewBox={`0 0 ${counts.length * width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={bars(counts, highest, (place) => !isIn(place))} />
      <path className="in" d={bars(counts, highest, isIn)} />
    </svg>
  );
});

/** One path, because two dozen elements would cost more with each key than the cards beside them. */
function bars(counts: readonly number[], highest: number, isDrawn: (place: number) => boolean): string {
  return counts
    .map((count, place) => {
      if (count === 0 || !isDrawn(place)) return '';
      // Keeps a single product visible.
      const tall = Math.max(2, (count / highest) * height);
      return `M${place * width + 1} ${height}V${(height - tall).toFixed(2)}h${width - 2}V${height}z`;
    })
    .join('');
}
