import type { Locator } from '@playwright/test';

/** Whether an element lies in the window and nothing covers its middle. */
export function isInReach(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
