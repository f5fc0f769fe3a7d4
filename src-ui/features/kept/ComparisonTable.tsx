/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */
import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { compareProducts } from '#domain/catalogue/finding/compareProducts.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { keptTexts } from '../../copy/kept.ts';
import { ComparedCard } from './ComparedCard.tsx';
import { useComparedValues } from './useComparedValues.ts';

type ComparisonTableProps = {
  readonly products: readonly Product[];
  readonly onRemove: (productId: string) => void;
};

/** Two to four products, field by field. A difference is marked by colour and by a word. */
export const ComparisonTable = observer(function ComparisonTable({ products, onRemove }: ComparisonTableProps) {
  const texts = useTexts(keptTexts);
  const { scrollable } = useTexts(designTexts);
  const valuesOf = useComparedValues();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const all = compareProducts(products);
  const rows = onlyDifferences ? all.filter(({ differs }) => differs) : all;
  return (
    <>
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
        />
        <span className="form-check-label">{texts.onlyDifferences}</span>
      </label>
      <div className="compare" role="region" aria-label={scrollable(texts.compareTitle)} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{texts.comparisonTable}</caption>
          <thead>
            <tr>
              <th scope="col"><span className="visually-hidden">{texts.field}</span></th>
              {products.map((product) => (
                <th key={product.id} scope="col"><ComparedCard product={product} onRemove={onRemove} /></th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.field} className={row.differs ? 'is-different' : undefined}>
                <th scope="row">
                  {texts.fields[row.field]}
                  {row.differs && <> <small>{texts.differs}</small></>}
                </th>
                {valuesOf(row).map((value, column) => <td key={products[column]?.id}>{value}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p>{texts.nothingDiffers}</p>}
    </>
  );
});
