import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useAddress } from '../../context/address.ts';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Logo } from '../../parts/Logo.tsx';
import { noticeTexts } from '../../texts/notices.ts';
import { installFeature } from './installFeature.ts';
import './CornerNote.scss';
import './InstallNote.scss';

/** Offers once to install the shop, and goes away with the next page. */
export const InstallNote = observer(function InstallNote() {
  const texts = useTexts(noticeTexts);
  const { path } = useAddress();
  const offer = useViewModel(installFeature, (make) => make.installOffer());
  const openedAt = useRef<string | null>(null);
  const { isDue, isOpen } = offer;
  useEffect(() => {
    if (!isDue || isOpen) return;
    openedAt.current = path;
    offer.open();
  }, [offer, isDue, isOpen, path]);
  useEffect(() => {
    if (openedAt.current !== null && openedAt.current !== path) offer.close();
  }, [offer, path]);
  if (!isOpen) return null;
  /** The pressed button goes with the note. */
  const leave = (away: () => unknown) => (): void => {
    focusHeading();
    void away();
  };
  return (
    <aside className="corner-note install-note" aria-labelledby="install-note">
      <Logo />
      <div>
        <h2 id="install-note">{texts.install}</h2>
        <p>{texts.installText}</p>
        <div className="btn-row">
          <button type="button" className="btn btn-primary btn-sm" onClick={leave(() => offer.install())}>
            <Icon name="download" />
            {texts.installNow}
          </button>
          <button type="button" className="btn btn-ghost btn-sm" onClick={leave(() => offer.close())}>
            {texts.notNow}
          </button>
        </div>
      </div>
    </aside>
  );
});
