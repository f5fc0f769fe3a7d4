import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { SavedProduct } from '#domain/saved/SavedProduct.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { savedTexts } from '../../texts/saved.ts';
import type { Language } from '../../texts/Language.ts';
import { productTexts } from '../../texts/product.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useShare } from '../../parts/useShare.ts';
import { comparisonHref } from '../../parts/saved/comparisonHref.ts';
import type { SavedEntry } from '../../parts/saved/SavedEntry.ts';

/** Shares a comparison, or saves a shared one on this device. */
export const ComparisonActions = observer(function ComparisonActions({
  ids,
  entries,
}: {
  readonly ids: readonly string[];
  readonly entries: readonly SavedEntry[];
}) {
  const texts = useTexts(savedTexts);
  const words = useTexts(productTexts);
  const { comparison, notifications } = useApp();
  const share = useShare();
  const sharing = useRef<HTMLButtonElement>(null);
  const offered = entries.flatMap(({ product }) => product ?? []);
  const isMine = offered.every(({ id }) => comparison.has(id));
  const keep = (): void => {
    let before: readonly SavedProduct[] = [];
    comparison.change((list) => {
      before = list;
      return [];
    });
    // The list is empty, so each is added. The device has room for all of them if it has room for the last.
    const lasts = offered.map((product) => comparison.toggle(product)).at(-1) === true;
    // The pressed button goes.
    sharing.current?.focus();
    const undo = {
      label: (language: Language) => savedTexts[language].undo,
      run: () => comparison.change(() => before),
    };
    notifications.say(
      lasts ? 'success' : 'info',
      savedTexts,
      (said) => (lasts ? said.comparisonKept : said.comparisonForNow),
      before.length === 0 ? {} : { actions: [undo] },
    );
  };
  return (
    <>
      <button
        ref={sharing}
        type="button"
        className="btn btn-quiet"
        onClick={() => void share(texts.compareTitle, comparisonHref(ids))}
      >
        <Icon name="share-2" />
        {words.share}
      </button>
      {!isMine && (
        <button type="button" className="btn btn-soft" onClick={keep}>
          {texts.saveComparison}
        </button>
      )}
    </>
  );
});
