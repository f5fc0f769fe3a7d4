import { observer } from 'mobx-react-lite';
import { useLocation } from 'wouter';
import { fewestToCompare } from '#domain/catalogue/finding/compareProducts.ts';
import { useApp, useTexts } from '../../app/AppContext.ts';
import { focusHeading } from '../../app/focusHeading.ts';
import { keptTexts } from '../../copy/kept.ts';
import { Notice } from '../../design/Notice.tsx';
import { ComparedCard } from './ComparedCard.tsx';
import { comparisonHref } from './comparisonHref.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { KeptEntry } from './KeptEntry.ts';
import { NothingToCompare } from './NothingToCompare.tsx';

/** What is on offer side by side, and what is gone named above it. */
export const ComparedProducts = observer(function ComparedProducts({ entries }: { readonly entries: readonly KeptEntry[] }) {
  const texts = useTexts(keptTexts);
  const { comparison } = useApp();
  const [, navigate] = useLocation();
  const offered = entries.flatMap(({ product }) => product ?? []);
  const remove = (productId: string): void => {
    comparison.drop(productId);
    navigate(comparisonHref(entries.map((entry) => entry.productId).filter((id) => id !== productId)), { replace: true });
    focusHeading();
  };
  return (
    <div className="stack-lg">
      {entries.map(({ product, productId, facts }) => product === null && (
        <Notice
          key={productId}
          tone="info"
          title={facts === null ? texts.unknownGone : texts.goneTitle(facts.productName)}
          actions={<button type="button" className="btn btn-quiet" onClick={() => remove(productId)}>{texts.remove}</button>}
        />
      ))}
      {offered.length >= fewestToCompare ? (
        <ComparisonTable products={offered} onRemove={remove} />
      ) : (
        <>
          {offered.map((product) => <ComparedCard key={product.id} product={product} onRemove={remove} />)}
          <NothingToCompare title={offered.length === 0 ? texts.chooseTwo : texts.chooseMore} />
        </>
      )}
    </div>
  );
});
