import { observer } from 'mobx-react-lite';
import { useApp, useTexts } from '../../app/AppContext.ts';
import { keptTexts } from '../../copy/kept.ts';
import { productTexts } from '../../copy/product.ts';
import { Icon } from '../../design/Icon.tsx';
import { useShare } from '../product/useShare.ts';
import { comparisonHref } from './comparisonHref.ts';
import type { KeptEntry } from './KeptEntry.ts';

/** Passing a comparison on; and taking over one that was passed on. */
export const ComparisonActions = observer(function ComparisonActions({ entries }: { readonly entries: readonly KeptEntry[] }) {
  const texts = useTexts(keptTexts);
  const words = useTexts(productTexts);
  const { comparison, notifications } = useApp();
  const share = useShare();
  const ids = entries.map(({ productId }) => productId);
  const offered = entries.flatMap(({ product }) => product ?? []);
  const isMine = offered.every(({ id }) => comparison.has(id));
  const keep = (): void => {
    comparison.clear();
    for (const product of offered) comparison.keep(product);
    notifications.say('success', keptTexts, (said) => said.comparisonKept);
  };
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => void share(texts.compareTitle, comparisonHref(ids))}>
        <Icon name="share-2" />
        {words.share}
      </button>
      {!isMine && <button type="button" className="btn btn-soft" onClick={keep}>{texts.keepComparison}</button>}
    </>
  );
});
