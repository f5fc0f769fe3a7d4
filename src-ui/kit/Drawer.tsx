import { type ReactNode, useId } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { useModal } from './useModal.ts';
import './Dialog.scss';
import './Drawer.scss';

type DrawerProps = {
  readonly title: string;
  /** The edge it slides in from; 'bottom' is a sheet. */
  readonly side: 'start' | 'end' | 'bottom';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** Open while it is drawn; remove it to close it. */
export function Drawer({ title, side, onClose, children, footer }: DrawerProps) {
  const titleId = useId();
  const modal = useModal({ onClose, isBusy: false, closesOnBackdrop: true });
  return (
    <dialog className={`offcanvas offcanvas-${side}`} aria-labelledby={titleId} {...modal}>
      {side === 'bottom' && <div className="grip" aria-hidden="true" />}
      <div className="offcanvas-header">
        <h2 className="offcanvas-title" id={titleId}>
          {title}
        </h2>
        <CloseButton onClick={onClose} />
      </div>
      <div className="offcanvas-body">{children}</div>
      {footer !== undefined && <div className="offcanvas-foot">{footer}</div>}
    </dialog>
  );
}
