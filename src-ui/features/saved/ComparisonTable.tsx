/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reachable by keyboard, and shows the focus of its controls */
import { type FocusEvent, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { compareProducts } from '#domain/saved/compareProducts.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { usePassageLangs } from '../../context/usePassageLang.ts';
import { localDay } from '../../state/localDay.ts';
import { Check } from '../../kit/form/Check.tsx';
import { worksByKeys } from '../../kit/worksByKeys.ts';
import { useKitWords } from '../../kit/KitWords.ts';
import { savedTexts } from '../../texts/saved.ts';
import { ComparedCard } from './ComparedCard.tsx';
import { RemoveCompared } from './RemoveCompared.tsx';
import { useComparedValues } from './useComparedValues.ts';
import { Passage } from '../../parts/Passage.tsx';

type ComparisonTableProps = {
  readonly products: readonly Product[];
  readonly onRemove: (productId: string) => void;
};

/** Chromium leaves a focused control of which 32 px are in sight as it is. */
function showWhole({ target, currentTarget }: FocusEvent): void {
  if (target !== currentTarget && worksByKeys()) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Compares two to four products field by field. A colour and a word mark each difference. */
export const ComparisonTable = observer(function ComparisonTable({ products, onRemove }: ComparisonTableProps) {
  const texts = useTexts(savedTexts);
  const { scrollable } = useKitWords();
  const valuesOf = useComparedValues();
  const langOf = usePassageLangs();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const all = compareProducts(products, localDay);
  const rows = onlyDifferences ? all.filter(({ differs }) => differs) : all;
  return (
    <>
      <Check label={texts.onlyDifferences} isChecked={onlyDifferences} onChange={setOnlyDifferences} />
      <div
        className="compare"
        role="region"
        aria-label={scrollable(texts.compareTitle)}
        tabIndex={0}
        onFocus={showWhole}
      >
        <table>
          <caption className="visually-hidden">{texts.comparisonTable}</caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                <span className="visually-hidden">{texts.field}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" aria-label={product.productName} lang={langOf(product.productName)}>
                  <ComparedCard product={product} />
                </th>
              ))}
            </tr>
            {/* A row of their own keeps the buttons level, however many lines a name takes. */}
            <tr className="screen-only">
              {products.map((product) => (
                <td key={product.id}>
                  <RemoveCompared product={product} onRemove={onRemove} />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.field} className={row.differs ? 'is-different' : undefined}>
                <th scope="row">
                  {texts.fields[row.field]}
                  {row.differs && (
                    <>
                      {' '}
                      <small>{texts.differs}</small>
                    </>
                  )}
                </th>
                {valuesOf(row).map((value, column) => (
                  <td key={products[column]?.id}>
                    <Passage>{value}</Passage>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p>{texts.nothingDiffers}</p>}
    </>
  );
});
