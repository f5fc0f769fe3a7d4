import { expect, type Locator, type Page } from '@playwright/test';

/** What is wrong with how the focus shows, or nothing. */
function flawOfFocus(): string | null {
  const focused = document.activeElement;
  // Between the last stop and the first, the browser's own buttons have the focus.
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const name = focused.outerHTML.slice(0, 140);

  const isRing = (style: CSSStyleDeclaration): boolean => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const siblings = focused instanceof HTMLInputElement ? [...(focused.parentElement?.children ?? [])] : [];
  const rings = [getComputedStyle(focused), ...[focused, ...siblings].map((one) => getComputedStyle(one, '::after'))];
  // A heading and the page's main part are places to read on from, not to act on; a dialog is its own frame.
  const isPlace = focused.matches('h1, main, dialog, [role=dialog], [tabindex="-1"]');
  if (!isPlace && !rings.some(isRing)) return `no ring around ${name}`;

  const box = focused.getBoundingClientRect();
  const bar = document.querySelector('header.nav-top');
  // In the bar, in a dialog or as the skip link one stands over the page, not under the bar.
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
  const hit = document.elementFromPoint(Math.min(box.left + box.width / 2, window.innerWidth - 1), (seenTop + seenBottom) / 2);
  // A choice's ring is drawn over its whole label.
  const isHit = hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused) === true);
  return isHit ? null : `covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}: ${name}`;
}

/** Somebody without a pointer. At each stop the focus must show, and nothing may lie over it. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    if (key === 'Tab' || key === 'Shift+Tab') expect(await this.#page.evaluate(flawOfFocus)).toBeNull();
  }

  /** Tab by Tab, as far as it takes. */
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

  /** Goes round in an open dialog; the focus stays in it, until Escape or a choice. */
  async staysIn(dialog: Locator): Promise<void> {
    await expect(dialog).toBeVisible();
    for (const key of [...Array.from({ length: 12 }, () => 'Tab'), ...Array.from({ length: 4 }, () => 'Shift+Tab')]) {
      await this.press(key);
      const isInside = await dialog.evaluate((element) =>
        element.contains(document.activeElement) || document.activeElement === document.body);
      expect(isInside, `${key} left the dialog`).toBe(true);
    }
  }
}
