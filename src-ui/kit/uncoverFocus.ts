/** Scrolls until the focused element is clear of what lies over the page, if one of the elements in `over` covers it. */
export function uncoverFocus(over: Element): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || over.contains(activeElement)) return;
  const box = activeElement.getBoundingClientRect();
  const isCovered = [...over.children].some((child) => {
    const { top, right, bottom, left } = child.getBoundingClientRect();
    return box.bottom > top && box.top < bottom && box.right > left && box.left < right;
  });
  if (isCovered) activeElement.scrollIntoView({ block: 'nearest' });
}
