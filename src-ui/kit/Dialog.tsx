import { type ReactNode, useId } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { useModal } from './useModal.ts';
import './Dialog.scss';

type DialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Actions; omitted if the children are a form with its own actions. */
  readonly footer?: ReactNode;
  readonly size?: 'md' | 'lg' | undefined;
  /** 'sheet' slides up from the bottom of a phone's screen. */
  readonly variant?: 'centred' | 'sheet' | undefined;
  /** The class of a custom layout, such as 'booking', whose children stand beside the header without a wrapper. */
  readonly layoutClass?: string | undefined;
  readonly isBusy?: boolean | undefined;
  readonly closesOnBackdrop?: boolean | undefined;
};

/** Open while it is drawn; remove it to close it. */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, footer, size = 'md', variant = 'centred', layoutClass } = props;
  const { isBusy = false, closesOnBackdrop = true } = props;
  const titleId = useId();
  const modal = useModal({ onClose, isBusy, closesOnBackdrop });
  return (
    <dialog className={variant === 'sheet' ? 'modal modal--sheet' : 'modal'} aria-labelledby={titleId} {...modal}>
      <div className={size === 'lg' ? 'modal-dialog modal-dialog--lg' : 'modal-dialog'}>
        <div className="modal-content">
          <div className={layoutClass}>
            <div className="modal-header">
              <h2 className="modal-title" id={titleId}>
                {title}
              </h2>
              <CloseButton onClick={onClose} isDisabled={isBusy} />
            </div>
            {layoutClass === undefined ? <div className="modal-body">{children}</div> : children}
            {footer !== undefined && <div className="modal-footer">{footer}</div>}
          </div>
        </div>
      </div>
    </dialog>
  );
}
