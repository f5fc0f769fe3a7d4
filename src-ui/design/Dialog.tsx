import { type ReactNode, useId } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { useModal } from './useModal.ts';

type DialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Actions; left out where the children bring a form with its own foot. */
  readonly footer?: ReactNode;
  readonly size?: 'md' | 'lg' | undefined;
  /** 'sheet' rises from the foot of a phone's screen. */
  readonly variant?: 'centred' | 'sheet' | undefined;
  /** A layout of one's own, such as 'booking': the children are put beside the header as they are. */
  readonly layout?: string | undefined;
  readonly isBusy?: boolean | undefined;
  readonly closesOnBackdrop?: boolean | undefined;
};

/** Drawn is open: leave it out to close it. */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, footer, size = 'md', variant = 'centred', layout } = props;
  const { isBusy = false, closesOnBackdrop = true } = props;
  const titleId = useId();
  const modal = useModal({ onClose, isBusy, closesOnBackdrop });
  return (
    <dialog className={variant === 'sheet' ? 'modal modal--sheet' : 'modal'} aria-labelledby={titleId} {...modal}>
      <div className={size === 'lg' ? 'modal-dialog modal-dialog--lg' : 'modal-dialog'}>
        <div className="modal-content">
          <div className={layout ?? 'modal-plain'}>
            <div className="modal-header">
              <h2 className="modal-title" id={titleId}>
                {title}
              </h2>
              <CloseButton onClick={onClose} isDisabled={isBusy} />
            </div>
            {layout === undefined ? <div className="modal-body">{children}</div> : children}
            {footer !== undefined && <div className="modal-footer">{footer}</div>}
          </div>
        </div>
      </div>
    </dialog>
  );
}
