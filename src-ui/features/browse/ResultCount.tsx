import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { browseTexts } from '../../copy/browse.ts';
import { shoppingTexts } from '../../copy/shopping.ts';

/** A reader who types is told once the typing pauses. */
const telling = 700;

type ResultCountProps = {
  /** Undefined while it is not known. */
  readonly found: number | undefined;
  readonly all: number | undefined;
  /** Rows of the list that made no sense. */
  readonly dropped: number;
};

/** How many there are. It holds its line while that is not known. */
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
      <p className="visually-hidden" role="status">{said}</p>
    </>
  );
});

/** A text that changes quickly, once it no longer does; the first one at once. */
function useSettled(text: string): string {
  const [said, setSaid] = useState(text);
  if (said === '' && text !== '') setSaid(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), telling);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
