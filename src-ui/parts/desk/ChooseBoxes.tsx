import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import type { RowSelection } from '../../state/RowSelection.ts';
import { deskTexts } from '../../texts/desk.ts';
import './desk.scss';

type WithId = { readonly id: string };

type ChooseAllProps = {
  readonly selection: RowSelection;
  readonly rows: readonly WithId[];
  /** Whether the words are beside the box. */
  readonly hasWords?: boolean;
};

/** Chooses all rows that are shown. */
export const ChooseAll = observer(function ChooseAll({ selection, rows, hasWords = false }: ChooseAllProps) {
  const texts = useTexts(deskTexts);
  const format = useFormat();
  const ids = (): readonly string[] => rows.map(({ id }) => id);
  // Thousands of ids, after each key stroke of a search.
  const among = selection.size === 0 ? 'none' : selection.among(ids());
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = among === 'some';
  });
  const words = texts.chooseShown(rows.length, format.count(rows.length));
  return (
    <label className={hasWords ? 'pick pick--words screen-only' : 'pick'}>
      <input
        ref={box}
        type="checkbox"
        className="form-check-input"
        aria-label={hasWords ? undefined : words}
        checked={among === 'all'}
        disabled={rows.length === 0}
        onChange={() => selection.chooseAll(ids(), among !== 'all')}
      />
      {hasWords && <span>{words}</span>}
    </label>
  );
});

type ChooseRowProps = { readonly selection: RowSelection; readonly id: string; readonly name: string };

export const ChooseRow = observer(function ChooseRow({ selection, id, name }: ChooseRowProps) {
  const texts = useTexts(deskTexts);
  return (
    <label className="pick">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={texts.choose(name)}
        checked={selection.has(id)}
        onChange={(event) => selection.choose(id, event.target.checked)}
      />
    </label>
  );
});
