import { observer } from 'mobx-react-lite';
import { useLocation } from 'wouter';
import type { ProductFacts } from '#domain/saved/SavedProduct.ts';
import { minToCompare } from '#domain/saved/comparisonSize.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { failureTexts } from '../../texts/failures.ts';
import { productTexts } from '../../texts/product.ts';
import { savedTexts } from '../../texts/saved.ts';
import { Notice } from '../../kit/Notice.tsx';
import { ComparedCard } from './ComparedCard.tsx';
import { comparisonHref } from '../../parts/saved/comparisonHref.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { RemoveCompared } from './RemoveCompared.tsx';
import type { SavedEntry } from '../../parts/saved/SavedEntry.ts';
import { NothingToCompare } from './NothingToCompare.tsx';

/** Compares the products on offer, and names those that are gone or unreadable above them. */
export const ComparedProducts = observer(function ComparedProducts({
  entries,
}: {
  readonly entries: readonly SavedEntry[];
}) {
  const texts = useTexts(savedTexts);
  const words = useTexts(productTexts);
  const { malformed } = useTexts(failureTexts);
  const { comparison } = useApp();
  const [, navigate] = useLocation();
  const offered = entries.flatMap(({ product }) => product ?? []);
  const isMine = entries.every((entry) => comparison.has(entry.productId));
  const remove = (productId: string): void => {
    // Somebody else's comparison is only looked at.
    if (isMine) comparison.remove(productId);
    navigate(comparisonHref(entries.map((entry) => entry.productId).filter((id) => id !== productId)), {
      replace: true,
    });
    focusHeading();
  };
  const titleOf = (facts: ProductFacts | null, isUnreadable: boolean): string => {
    if (isUnreadable) return facts?.productName ?? words.product;
    return facts === null ? texts.unknownGone : texts.goneTitle(facts.productName);
  };
  return (
    <div className="stack-lg">
      {entries.map(
        ({ product, productId, facts, isUnreadable }) =>
          product === null && (
            <Notice
              key={productId}
              tone="info"
              title={titleOf(facts, isUnreadable)}
              actions={
                <button type="button" className="btn btn-quiet" onClick={() => remove(productId)}>
                  {texts.remove}
                </button>
              }
            >
              {isUnreadable ? malformed : undefined}
            </Notice>
          ),
      )}
      {offered.length >= minToCompare ? (
        <ComparisonTable products={offered} onRemove={remove} />
      ) : (
        <>
          {offered.map((product) => (
            <ComparedCard key={product.id} product={product}>
              <RemoveCompared product={product} onRemove={remove} />
            </ComparedCard>
          ))}
          <NothingToCompare title={offered.length === 0 ? texts.chooseTwo : texts.chooseMore} />
        </>
      )}
    </div>
  );
});
