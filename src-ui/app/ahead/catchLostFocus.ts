import { afterPaint } from '../../kit/afterPaint.ts';
import { focusSection } from '../../kit/focusSection.ts';
import { worksByKeys } from '../../kit/worksByKeys.ts';

const controls = ':is(a[href], button, input):not(:disabled)';

/**
 * Catches the focus of a control that disappears or becomes disabled: the item around it takes it, or else the heading of
 * its section, the open dialog or the page's heading. A part that knows a better place has taken it before. `last`: the
 * latest change of the focus from before this code was here.
 */
export function catchLostFocus(signal: AbortSignal, last?: Event): void {
  /** The element that had the focus last, and those around it. */
  let around: readonly Element[] = [];
  let path = '';
  let stop = (): void => {};
  const note = ({ target }: Event): void => {
    around = ancestorsOf(target);
    path = location.pathname;
  };
  const press = ({ target }: Event): void => {
    // A press elsewhere leaves the control, even if nothing else takes the focus.
    if (around[0]?.contains(target as Node) !== true) around = [];
  };
  const isLost = (): boolean => {
    const [had] = around;
    // Another page places the focus itself.
    return had !== undefined && hasNobody() && !canHaveFocus(had) && path === location.pathname;
  };
  const look = (): void => {
    const [had] = around;
    // A control that becomes disabled keeps the focus until the next frame.
    if (had === undefined || canHaveFocus(had)) return;
    stop();
    stop = afterPaint(() => {
      if (isLost()) focusNear(around.find((element) => element.isConnected) ?? document.body);
    });
  };
  const observer = new MutationObserver(look);
  document.addEventListener('focusin', note, { signal });
  document.addEventListener('pointerdown', press, { signal, capture: true });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  signal.addEventListener('abort', () => {
    stop();
    observer.disconnect();
  });
  if (last?.type !== 'focusin') return;
  note(last);
  look();
}

const hasNobody = (): boolean => document.activeElement === document.body;

function ancestorsOf(target: EventTarget | null): readonly Element[] {
  const elements: Element[] = [];
  let one = target instanceof Element ? target : null;
  for (; one !== null && one !== document.body; one = one.parentElement) elements.push(one);
  return elements;
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled');
}

function focusNear(element: Element): void {
  const near = element.closest<HTMLElement>(
    ':is(main, dialog) fieldset, main :is(tr, li, article), dialog, :is(dialog, header) [tabindex]',
  );
  // A person with a mouse may look elsewhere.
  const preventScroll = !worksByKeys();
  // A dialog's heading says where one is.
  if (near?.matches('dialog[aria-labelledby]') !== true)
    (near?.matches('[tabindex]') === true ? near : near?.querySelector<HTMLElement>(controls))?.focus({
      preventScroll,
    });
  if (hasNobody()) focusSection(element, preventScroll);
}
