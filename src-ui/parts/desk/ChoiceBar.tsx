import { type ReactNode, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { focusHeading } from '../../kit/focusHeading.ts';
import { Icon } from '../../kit/Icon.tsx';
import { RootClass } from '../../kit/RootClass.tsx';
import type { RowSelection } from '../../state/RowSelection.ts';
import { deskTexts } from '../../texts/desk.ts';
import './desk.scss';

type ChoiceBarProps = {
  readonly selection: RowSelection;
  /** A note for buttons that leave out some of the chosen rows: '2 are verified already'. */
  readonly note?: string | undefined;
  /** The buttons. */
  readonly children: ReactNode;
};

/** The bar of actions for the chosen rows; nothing while none is chosen. */
export const ChoiceBar = observer(function ChoiceBar({ selection, note, children }: ChoiceBarProps) {
  const texts = useTexts(deskTexts);
  const format = useFormat();
  const announce = useAnnounce();
  const { size } = selection;
  const count = size === 0 ? texts.noneChosen : texts.chosen(format.count(size));
  const told = useRef(texts.noneChosen);
  useEffect(() => {
    if (told.current !== count) announce(count);
    told.current = count;
  }, [count, announce]);
  if (size === 0) return null;
  return (
    <div className="act-bar" role="region" aria-label={texts.chosenRows}>
      <RootClass className="has-act-bar" />
      <p className="act-bar__what">
        <b>{count}</b> {note !== undefined && <span>{note}</span>}
      </p>
      {children}
      <button
        type="button"
        className="btn-icon"
        aria-label={texts.clearChoice}
        onClick={() => {
          selection.clear();
          focusHeading();
        }}
      >
        <Icon name="x" />
      </button>
    </div>
  );
});
