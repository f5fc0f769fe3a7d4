import type { EarlyActs, EarlyField } from './EarlyActs.ts';

/** The name by which people know an element, and its landmark. */
function nameOf(element: Element): string {
  const { localName } = element;
  const landmark = element.closest('header, main, footer')?.localName;
  const label = element.getAttribute('aria-label') ?? element.getAttribute('name');
  const kind = localName === 'button' ? element.textContent.trim() : element.getAttribute('type');
  return [landmark, localName, label ?? kind].join(' ');
}

/** The element that React has drawn in place of one of the HTML. */
function drawn<E extends Element>(old: E): E | undefined {
  const { localName } = old;
  const alike = (within: ParentNode): readonly E[] =>
    [...within.querySelectorAll<E>(localName)].filter((other) => nameOf(other) === nameOf(old));
  const found = alike(document);
  const place = alike(old.getRootNode() as ParentNode & Node).indexOf(old);
  // The HTML has the order twice, for wide windows and for narrow ones.
  return found[place] ?? found.at(-1);
}

function give(field: EarlyField, value: string): void {
  const of = field.localName === 'select' ? HTMLSelectElement : HTMLInputElement;
  // React overrides the element's own setter, and would miss the change.
  Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Repeats what was done in the HTML on what React has drawn in its place. What was done there since then wins: its
 * elements are in the document.
 */
export function carryOver(
  { button, fields, latest, over }: EarlyActs,
  press: (button: HTMLButtonElement) => void,
): void {
  over.abort();
  const hasLost = document.activeElement === document.body;
  for (const old of fields) {
    const now = old.isConnected ? undefined : drawn(old);
    if (now === undefined || fields.has(now)) continue;
    give(now, old.value);
  }
  if (hasLost && latest instanceof HTMLElement && !latest.isConnected) drawn(latest)?.focus({ preventScroll: true });
  const now = button === null || button.isConnected ? undefined : drawn(button);
  if (now !== undefined) press(now);
}
