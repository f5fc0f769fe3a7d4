import type { Page } from '@playwright/test';

/** The pixels by which a list's rows lie over each other; 0 without a list. */
export function rowsOver(page: Page): Promise<number> {
  return page.locator('.product-row').evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect()).sort((one, other) => one.top - other.top);
    const over = boxes.slice(1).map((box, place) => (boxes[place]?.bottom ?? 0) - box.top);
    // Browsers round heights.
    return Math.max(0, ...over.map((pixels) => Math.floor(pixels)));
  });
}
