import { observer } from 'mobx-react-lite';
import type { Total } from '#domain/search/CatalogueSearch.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import type { SellerCounts } from './SellersOfList.ts';
import { useSettled } from './useSettled.ts';
import { useTotalText } from './useTotalText.ts';

type ResultCountProps = {
  /** Undefined while unknown. */
  readonly total: Total | undefined;
  /** The products of the list without filters; null if the marketplace does not say. */
  readonly whole: number | null;
  /** The number of unreadable rows. */
  readonly dropped: number;
  /** The sellers on whom the number depends, while some are unknown; else null. */
  readonly checking: SellerCounts | null;
};

/** The number of results, or how far the check of their sellers is. Keeps its line while unknown. */
export const ResultCount = observer(function ResultCount({ total, whole, dropped, checking }: ResultCountProps) {
  const texts = useTexts(shoppingTexts);
  const { found, checkingSellers } = useTexts(browseTexts);
  const format = useFormat();
  const word = useTotalText('alone');
  const isEmpty = total === undefined || whole === 0;
  const isPart = total !== undefined && whole !== null && total.count !== whole;
  const known = isEmpty
    ? ''
    : isPart
      ? found(format.count(total.count), word({ count: whole, isExact: true }))
      : word(total);
  const count = checking === null ? known : checkingSellers(format.count(checking.known), format.count(checking.all));
  const leftOut = dropped > 0 ? texts.leftOut(dropped, format.count(dropped)) : '';
  const said = useSettled([count, leftOut].filter((text) => text !== '').join(' '));
  return (
    <>
      <p className="listing-state__count" aria-hidden="true">
        {count !== '' && <b>{count}</b>}
        {leftOut !== '' && <span>{leftOut}</span>}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
});
