import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { addOpenDialog } from './openDialogs.ts';
import { lockScroll } from './scrollLock.ts';

export type ModalOptions = {
  readonly onClose: () => void;
  /** Something is under way that must not be left behind: neither Escape nor the backdrop closes. */
  readonly isBusy: boolean;
  readonly closesOnBackdrop: boolean;
};

type ModalProps = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly tabIndex: -1;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onPointerDown: (event: MouseEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

/**
 * Opens a <dialog> over the page for as long as it is drawn. The browser keeps the focus inside and gives it
 * back to where it was; `data-autofocus` says what gets it first, otherwise the dialog itself.
 */
export function useModal({ onClose, isBusy, closesOnBackdrop }: ModalOptions): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    const unlock = lockScroll();
    const remove = addOpenDialog(dialog);
    return () => {
      remove();
      unlock();
      // Closed before it leaves the document: only then does the browser give the focus back.
      dialog.close();
    };
  }, []);

  const isBackdrop = (event: MouseEvent<HTMLDialogElement>): boolean =>
    event.target === event.currentTarget ||
    (event.target instanceof Element && event.target.classList.contains('modal-dialog'));

  return {
    ref,
    tabIndex: -1,
    onCancel: (event) => {
      // A file input's own 'cancel' bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!isBusy) onClose();
    },
    // Chrome closes at the second Escape whatever a page says.
    onClose: (event) => {
      const dialog = event.currentTarget;
      if (event.target !== dialog || dialog.open) return;
      if (isBusy) dialog.showModal();
      else onClose();
    },
    onPointerDown: (event) => {
      pressedBackdrop.current = isBackdrop(event);
    },
    onClick: (event) => {
      if (closesOnBackdrop && !isBusy && pressedBackdrop.current && isBackdrop(event)) onClose();
    },
  };
}
