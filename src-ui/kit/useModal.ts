import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';
import { focusHeadingIfLost } from './focusHeadingIfLost.ts';
import { addOpenDialog } from './openDialogs.ts';
import { lockScroll } from './lockScroll.ts';

export type ModalOptions = {
  readonly onClose: () => void;
  /** True while something is in progress that must not be abandoned: neither Escape nor the backdrop closes. */
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
 * Opens a <dialog> over the page while it is drawn. The browser keeps the focus inside and returns it afterwards.
 * `data-autofocus` marks the element that gets the focus first; without it, the dialog does.
 */
export function useModal({ onClose, isBusy, closesOnBackdrop }: ModalOptions): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    // Opening gives the focus itself, so it moves once. React's `autoFocus` sets no attribute.
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).autofocus = true;
    dialog.showModal();
    const unlock = lockScroll();
    const remove = addOpenDialog(dialog);
    return () => {
      remove();
      unlock();
      // Closed before it leaves the document, because only then does the browser return the focus.
      dialog.close();
      // The control that opened it may be gone by then.
      const { activeElement } = document;
      if (activeElement === document.body || dialog.contains(activeElement)) focusHeading(true);
    };
  }, []);

  // The control that got the focus back may have left the document together with the dialog.
  useEffect(() => focusHeadingIfLost, []);

  const isBackdrop = (event: MouseEvent<HTMLDialogElement>): boolean => event.target === event.currentTarget;

  return {
    ref,
    tabIndex: -1,
    onCancel: (event) => {
      // A file input's own 'cancel' event bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!isBusy) onClose();
    },
    // Chrome closes on the second Escape whatever a page does.
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
