import type { Locator } from '@playwright/test';

/**
 * Presses a button, and answers what lies under the pointer as soon as the result is among the place's texts.
 * `place`: a selector.
 */
export async function hitAfter(button: Locator, place: string, result: string): Promise<string | undefined> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const found = button.page().evaluate(
    ([left, top, within, words]) =>
      new Promise<string | undefined>((resolve) => {
        const look = (): void => {
          const isThere = document.querySelector<HTMLElement>(within)?.innerText.includes(words) === true;
          if (isThere) resolve(document.elementFromPoint(left, top)?.localName);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [x + width / 2, y + height / 2, place, result] as const,
  );
  await button.click();
  return found;
}
