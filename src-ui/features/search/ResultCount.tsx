import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { useSettled } from './useSettled.ts';

type ResultCountProps = {
  /** Undefined while unknown. */
  readonly found: number | undefined;
  readonly all: number | undefined;
  /** The number of unreadable rows. */
  readonly dropped: number;
};

/** The number of results. Keeps its line while unknown. */
export const ResultCount = observer(function ResultCount({ found, all, dropped }: ResultCountProps) {
  const texts = useTexts(shoppingTexts);
  const { found: foundOf } = useTexts(browseTexts);
  const format = useFormat();
  const isEmpty = found === undefined || all === undefined || all === 0;
  const products = isEmpty ? '' : texts.products(all, format.count(all));
  const count = isEmpty || found === all ? products : foundOf(format.count(found), products);
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
