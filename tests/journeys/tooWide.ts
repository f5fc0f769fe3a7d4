import { expect, type Page } from '@playwright/test';

/**
 * Elements that reach past the window's edge, unless a parent scrolls or clips them on purpose. `main` clips everything
 * so that a slider may reach the window's edge. Whatever else it cuts off is lost, so it does not count as a purpose.
 */
export async function tooWide(page: Page): Promise<readonly string[]> {
  let found: readonly string[] = [];
  // A list has yet to draw its rows with as many columns as fit, if the window's size has just changed.
  const isNothingFound = async (): Promise<boolean> => {
    found = await measure(page);
    return found.length === 0;
  };
  await expect
    .poll(isNothingFound, { timeout: 1000 })
    .toBe(true)
    .catch(() => {});
  return found;
}

function measure(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isHeld = (element: Element): boolean => {
      for (
        let parent = element.parentElement;
        parent !== null && parent !== document.body;
        parent = parent.parentElement
      ) {
        if (parent.tagName !== 'MAIN' && getComputedStyle(parent).overflowX !== 'visible') return true;
      }
      return false;
    };
    const found = [...document.body.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 1 && (box.right > width + 0.5 || box.left < -0.5) && !isHeld(element) && element.checkVisibility()
      );
    });
    const told = found.map(
      (element) => `${element.tagName}.${element.getAttribute('class') ?? ''} is wider than ${width} px`,
    );
    if (document.documentElement.scrollWidth > width) told.push(`The page scrolls sideways at ${width} px.`);
    return told;
  });
}
