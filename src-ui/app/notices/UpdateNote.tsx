import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { Icon } from '../../kit/Icon.tsx';
import { isUnfinished } from '../../state/unfinished.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { costsNothing } from '../navigation.ts';
import './UpdateNote.scss';

/** Says that a new release is online. The next change of page takes it, or the person does so now. */
export const UpdateNote = observer(function UpdateNote({ onUpdate }: { readonly onUpdate: () => void }) {
  const texts = useTexts(noticeTexts);
  const app = useApp();
  const [isHidden, setHidden] = useState(false);
  const [mustWait, setMustWait] = useState(false);
  if (isHidden) return null;
  const hide = (): void => {
    // The pressed button goes with this.
    focusHeading();
    setHidden(true);
  };
  return (
    <div className="update-note" role="status">
      <Icon name="refresh" />
      <div>
        <b>{texts.newRelease}</b>
        <span>
          {mustWait ? (isUnfinished() ? texts.newReleaseWaits : texts.newReleaseMessages) : texts.newReleaseText}
        </span>
      </div>
      <div className="btn-row">
        <button type="button" className="btn btn-ghost btn-sm" onClick={hide}>
          {texts.later}
        </button>
        <button
          type="button"
          className="btn btn-soft btn-sm"
          onClick={() => (costsNothing(app) ? onUpdate() : setMustWait(true))}
        >
          {texts.updateNow}
        </button>
      </div>
    </div>
  );
});
