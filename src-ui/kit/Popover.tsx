import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import './Popover.scss';

type PopoverProps = {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const margin = 8;

/** Below its anchor if there is room, otherwise above, and always inside the window. */
function place(popover: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const left = Math.min(at.left, document.documentElement.clientWidth - width - margin);
  const under = at.bottom + margin;
  const fitsUnder = under + height + margin <= window.innerHeight;
  popover.style.left = `${Math.max(margin, left)}px`;
  popover.style.top = `${fitsUnder ? under : Math.max(margin, at.top - height - margin)}px`;
}

/** A short text that opens on demand. It takes the focus and returns it to its anchor. */
export function Popover({ id, anchor, label, onClose, children }: PopoverProps) {
  const self = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const [popover, button] = [self.current, anchor.current];
    if (popover === null || button === null) return;
    const follow = (): void => place(popover, button);
    follow();
    popover.focus({ preventScroll: true });
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [anchor]);

  useEffect(() => {
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && self.current?.contains(target) !== true && anchor.current?.contains(target) !== true;
    const onPress = (event: PointerEvent): void => {
      if (isOutside(event.target)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' && event.key !== 'Tab') return;
      // Otherwise a dialog around this popover would close too.
      if (event.key === 'Escape') event.preventDefault();
      // Tab continues from the anchor, because the popover is at the end of the document, where nobody expects to go.
      anchor.current?.focus();
      close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [anchor]);

  return createPortal(
    <div ref={self} id={id} className="popover" role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </div>,
    anchor.current?.closest('dialog') ?? document.body,
  );
}
