/** Texts that screen readers hear: those that come into a live region which was in the page before. */
export function heard(): readonly string[] {
  const texts: string[] = [];
  new MutationObserver((changes) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    const isNew = (one: Node | null): boolean => one !== null && (added.has(one) || isNew(one.parentNode));
    for (const { target, addedNodes } of changes) {
      const near = target instanceof Element ? target : target.parentElement;
      const region = near?.closest('[role=status], [role=alert], [aria-live=polite]') ?? null;
      if (region === null || isNew(region)) continue;
      texts.push(...[...addedNodes, target].map(({ textContent }) => textContent ?? ''));
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  return texts;
}
