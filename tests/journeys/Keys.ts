import { expect, type Locator, type Page } from '@playwright/test';

/** Describes what is wrong with the visible focus; empty if nothing is. */
function flawOfFocus(): string | null {
  const focused = document.activeElement;
  // Between the last stop and the first, the browser's own buttons have the focus.
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const name = focused.outerHTML.slice(0, 140);

  const isRing = (style: CSSStyleDeclaration): boolean =>
    style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const siblings = focused instanceof HTMLInputElement ? [...(focused.parentElement?.children ?? [])] : [];
  const rings = [getComputedStyle(focused), ...[focused, ...siblings].map((one) => getComputedStyle(one, '::after'))];
  // Headings and the main part take the focus to read on from, not to act on. A dialog is its own frame.
  const isPlace = focused.matches('h1, main, dialog, [role=dialog], [tabindex="-1"]');
  if (!isPlace && !rings.some(isRing)) return `no ring around ${name}`;

  const box = focused.getBoundingClientRect();
  const bar = document.querySelector('header.nav-top');
  // The bar, a dialog and the skip link lie over the page, so the bar does not hide them.
  const isAbove = focused.closest('dialog, header.nav-top, .skip-link') !== null;
  const top = bar === null || isAbove ? 0 : bar.getBoundingClientRect().bottom;
  const room = window.innerHeight - top;
  if (!isPlace && box.height <= room / 2 && (box.top < top - 1 || box.bottom > window.innerHeight + 1)) {
    return `not wholly to be seen (${Math.round(box.top)} to ${Math.round(box.bottom)}, bar ${Math.round(top)}): ${name}`;
  }
  const seenTop = Math.max(box.top, top);
  const seenBottom = Math.min(box.bottom, window.innerHeight);
  if (seenBottom <= seenTop) return `out of sight: ${name}`;
  if (isPlace) return null;
  for (let around = focused.parentElement; around !== null; around = around.parentElement)
    if (getComputedStyle(around).clipPath === 'inset(50%)') return `clipped away: ${name}`;
  const hit = document.elementFromPoint(
    Math.min(box.left + box.width / 2, window.innerWidth - 1),
    (seenTop + seenBottom) / 2,
  );
  // The browser draws a radio's or checkbox's focus ring around its whole label.
  const isHit =
    hit !== null &&
    (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused) === true);
  return isHit ? null : `covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}: ${name}`;
}

/** Someone who uses only the keyboard. At each stop the focus must be visible and uncovered. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    if (key === 'Tab' || key === 'Shift+Tab') expect(await this.#page.evaluate(flawOfFocus)).toBeNull();
  }

  async walk(stops: number): Promise<void> {
    for (let stop = 0; stop < stops; stop += 1) await this.press('Tab');
  }

  /** Presses Tab until the control has the focus. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < 250; stops += 1) {
      await this.press(key);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${String(target)} was not reached by ${key}.`);
  }

  async choose(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(target);
    await this.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.#page.keyboard.type(text);
  }

  /** Tabs round an open dialog, which keeps the focus until Escape or a choice. */
  async staysIn(dialog: Locator): Promise<void> {
    await expect(dialog).toBeVisible();
    for (const key of [...Array.from({ length: 12 }, () => 'Tab'), ...Array.from({ length: 4 }, () => 'Shift+Tab')]) {
      await this.press(key);
      const isInside = await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside, `${key} left the dialog`).toBe(true);
    }
  }
}
