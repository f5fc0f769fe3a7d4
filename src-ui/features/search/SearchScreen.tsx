import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTexts } from '../../context/AppContext.ts';
import { CloseButton } from '../../kit/CloseButton.tsx';
import { useGoneByReturn } from '../../kit/useGoneByReturn.ts';
import { useModal } from '../../kit/useModal.ts';
import { appTexts } from '../../texts/app.ts';
import '../../kit/Dialog.scss';
import './SearchScreen.scss';

type SearchScreenProps = {
  readonly onClose: () => void;
  /** The form. */
  readonly children: ReactNode;
};

/** The search on a phone, which fills the screen. */
export const SearchScreen = observer(function SearchScreen({ onClose, children }: SearchScreenProps) {
  const texts = useTexts(appTexts);
  const modal = useModal({ onClose, isBusy: false, closesOnBackdrop: false });
  useGoneByReturn(onClose);
  return (
    <dialog className="search-screen" aria-label={texts.search} {...modal}>
      <CloseButton onClick={onClose} />
      {children}
    </dialog>
  );
});
