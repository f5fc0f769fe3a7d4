import { type ReactNode, useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Failure } from '#domain/failures.ts';
import { useTexts } from '../context/AppContext.ts';
import { focusRowAt, placeOfRow } from '../kit/focusRowAt.ts';
import { failureText, failureTexts } from '../texts/failures.ts';
import type { Action } from '../state/Action.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';

type DeletionDialogProps = {
  readonly title: string;
  readonly text: ReactNode;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly deletion: Action<Failure>;
  /** Answers whether it is gone. */
  readonly onDelete: () => Promise<boolean>;
  readonly onClose: () => void;
};

/** Asks before deleting, and shows the reason if that fails. */
export const DeletionDialog = observer(function DeletionDialog(props: DeletionDialogProps) {
  const { title, text, cancelLabel, confirmLabel, deletion, onDelete, onClose } = props;
  const words = useTexts(failureTexts);
  const isGone = useRef(false);

  // The button that opened the dialog still has the focus.
  const [place] = useState(() => placeOfRow(document.activeElement));
  useEffect(
    () => () => {
      if (isGone.current) focusRowAt(place);
    },
    [place],
  );

  const confirm = async (): Promise<void> => {
    isGone.current = await onDelete();
    if (isGone.current) onClose();
  };
  const cancel = (): void => {
    deletion.forget();
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      text={text}
      cancelLabel={cancelLabel}
      confirmLabel={confirmLabel}
      onCancel={cancel}
      onConfirm={() => void confirm()}
      isDangerous
      isPending={deletion.isPending}
      failure={deletion.failure === null ? null : failureText(deletion.failure, words)}
    />
  );
});
