import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTexts } from '../../context/AppContext.ts';
import { fromMedium } from '../../kit/breakpoints.ts';
import { CloseButton } from '../../kit/CloseButton.tsx';
import { useGoneByReturn } from '../../kit/useGoneByReturn.ts';
import { useGoneOnceWide } from '../../kit/useGoneOnceWide.ts';
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
  // The bar has a field of its own there, which goes on with the words.
  useGoneOnceWide(fromMedium, () => {
    const words = modal.ref.current?.querySelector('input')?.value ?? '';
    const field = document.querySelector<HTMLInputElement>('header input[data-search]');
    onClose();
    if (field === null) return;
    if (words !== '') field.value = words;
    // Nothing below the dialog takes the focus before it is gone.
    requestAnimationFrame(() => field.focus());
  });
  return (
    <dialog className="search-screen" aria-label={texts.search} {...modal}>
      <CloseButton onClick={onClose} />
      {children}
    </dialog>
  );
});
