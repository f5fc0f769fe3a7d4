import { observer } from 'mobx-react-lite';
import type { PriceGuidance } from '#domain/search/priceGuidance.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { productTexts } from '../../texts/product.ts';

type PriceScaleProps = {
  readonly guidance: PriceGuidance;
  readonly price: number;
};

const width = 400;
const edge = 8;

/** Draws the sentence above it. */
export const PriceScale = observer(function PriceScale({ guidance, price }: PriceScaleProps) {
  const texts = useTexts(productTexts);
  const format = useFormat();
  const { lowest, highest, median } = guidance;
  const from = Math.min(lowest, price);
  const to = Math.max(highest, price);
  const at = (amount: number): number => edge + ((width - 2 * edge) * (amount - from)) / (to - from);
  const here = at(price);
  // Keeps the label inside the drawing wherever its mark is.
  const anchor = here < 48 ? 'start' : here > width - 48 ? 'end' : 'middle';
  return (
    <svg viewBox={`0 0 ${width} 44`} aria-hidden="true">
      <rect className="base" x={0} y={16} width={width} height={8} rx={4} />
      <rect className="mid" x={at(lowest)} y={16} width={Math.max(8, at(highest) - at(lowest))} height={8} rx={4} />
      <rect className="median" x={at(median) - 1} y={12} width={2} height={16} />
      <circle className="you" cx={here} cy={20} r={7} />
      <text x={here} y={9} textAnchor={anchor}>
        {texts.guideThis}
      </text>
      <text x={0} y={42}>
        {format.price(from)}
      </text>
      <text x={width} y={42} textAnchor="end">
        {format.price(to)}
      </text>
    </svg>
  );
});
