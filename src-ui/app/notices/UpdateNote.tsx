import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { type App, useApp, useTexts } from '../../context/AppContext.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { focusHeading } from '../../kit/focusHeading.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useOnline } from '../../kit/useOnline.ts';
import { isSomethingTyped, isUnfinished } from '../../state/unfinished.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { costsNothing } from '../navigation.ts';
import './CornerNote.scss';
import './UpdateNote.scss';

type Obstacle = 'newReleaseWaits' | 'newReleaseSends' | 'newReleaseDeletes' | 'newReleaseMessages';

/** The work that loading the page would lose. */
function obstacleIn({ pendingDeletions }: Pick<App, 'pendingDeletions'>): Obstacle {
  if (isSomethingTyped()) return 'newReleaseWaits';
  if (isUnfinished()) return 'newReleaseSends';
  return pendingDeletions.isAnyPending ? 'newReleaseDeletes' : 'newReleaseMessages';
}

/** Says that a new release is online. The next change of page takes it, or the person does so now. */
export const UpdateNote = observer(function UpdateNote({ onUpdate }: { readonly onUpdate: () => void }) {
  const texts = useTexts(noticeTexts);
  const app = useApp();
  const [isHidden, setHidden] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const isOnline = useOnline();
  const announce = useAnnounce();
  const { newRelease, newReleaseText } = texts;
  // Screen readers hear nothing of a status that comes with its text.
  useEffect(() => announce(`${newRelease}. ${newReleaseText}`), [announce, newRelease, newReleaseText]);
  if (isHidden) return null;
  const hide = (): void => {
    // The pressed button goes with this.
    focusHeading();
    setHidden(true);
  };
  const update = (): void => {
    if (costsNothing(app)) onUpdate();
    // A missing network is no work, and the text says so until it is back.
    else setObstacle(isOnline ? obstacleIn(app) : null);
  };
  return (
    <div className="corner-note update-note" role="status">
      <Icon name="refresh" />
      <div>
        <b>{texts.newRelease}</b>
        <span>{texts[isOnline ? (obstacle ?? 'newReleaseText') : 'newReleaseOffline']}</span>
      </div>
      <div className="btn-row">
        <button type="button" className="btn btn-ghost btn-sm" onClick={hide}>
          {texts.later}
        </button>
        <button type="button" className="btn btn-soft btn-sm" onClick={update}>
          {texts.updateNow}
        </button>
      </div>
    </div>
  );
});
