/**
 * In the browser: the buttons of a place that do something different, by their look and their marked text without what
 * it is about.
 */
export function distinctButtons(scope) {
  const found = new Map();
  for (const button of document.querySelectorAll(
    `:is(${scope}) :is(button, summary, [role=switch], input[type=checkbox])`,
  )) {
    if (button.disabled || !button.checkVisibility({ visibilityProperty: true })) continue;
    const said = button.getAttribute('aria-label') ?? button.textContent;
    if (/Demo/.test(said)) continue;
    const mark = /⟦[^⟦⟧:]*/u.exec(said)?.[0] ?? '';
    const kind = `${button.className} ${mark.replace(/[\d০-৯]/gu, '')}`;
    if (!found.has(kind)) found.set(kind, button);
  }
  return found;
}
