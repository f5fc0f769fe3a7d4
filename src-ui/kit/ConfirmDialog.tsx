import { type ReactNode, useId } from 'react';
import { FormError } from './FormError.tsx';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { useModal } from './useModal.ts';
import './ConfirmDialog.scss';
import './Dialog.scss';

type ConfirmDialogProps = {
  readonly title: string;
  /** Names the loss and says whether it can be undone. */
  readonly text?: ReactNode;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly isDangerous?: boolean | undefined;
  readonly isPending?: boolean | undefined;
  /** Why it failed, in words. The dialog stays open. */
  readonly failure?: string | null | undefined;
};

/** A question that must be answered. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, cancelLabel, confirmLabel, onCancel, onConfirm, isDangerous = false, isPending = false } = props;
  const { failure } = props;
  const id = useId();
  const modal = useModal({ onClose: onCancel, isBusy: isPending, closesOnBackdrop: false });
  return (
    <dialog
      className="modal"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={text === undefined ? undefined : `${id}text`}
      {...modal}
    >
      <div className="modal-dialog">
        <div className="modal-content">
          <div className="modal-body">
            <span className={isDangerous ? 'confirm-icon confirm-icon--danger' : 'confirm-icon'}>
              <Icon name={isDangerous ? 'trash' : 'help-circle'} size="lg" />
            </span>
            <h2 className="modal-title" id={`${id}title`}>
              {title}
            </h2>
            {text !== undefined && (
              <p className="mt-2 muted" id={`${id}text`}>
                {text}
              </p>
            )}
            <FormError text={failure} />
          </div>
          <div className="modal-footer">
            <button
              type="button"
              className="btn btn-quiet"
              data-autofocus=""
              aria-disabled={isPending || undefined}
              onClick={isPending ? undefined : onCancel}
            >
              {cancelLabel}
            </button>
            <button
              type="button"
              className={isDangerous ? 'btn btn-danger' : 'btn btn-primary'}
              aria-busy={isPending || undefined}
              onClick={isPending ? undefined : onConfirm}
            >
              {isPending && <Spinner />}
              <span>{confirmLabel}</span>
            </button>
          </div>
        </div>
      </div>
    </dialog>
  );
}
