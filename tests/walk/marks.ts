// Both functions run in the browser, before the page's own scripts.

declare global {
  interface Window {
    /** Texts that were shown or said since the last call. */
    shownTexts: () => readonly string[];
  }
}

/** Marks every text of a catalogue as its language is loaded (`loadTexts` assigns each group to the loaded texts). */
export function markTexts(worldSize: number): void {
  try {
    sessionStorage.setItem('demo-world-size', String(worldSize));
    localStorage.setItem('re-sale-shop:language', 'bangla');
  } catch {
    // A provider's frame may be without storage.
    return;
  }
  const mark = (value: unknown): unknown => {
    // Text between backticks is drawn as code, in a node of its own.
    if (typeof value === 'string')
      return value
        .split('`')
        .map((part) => (/\p{L}/u.test(part) ? `⟦${part}⟧` : part))
        .join('`');
    if (typeof value === 'function') return (...facts: readonly unknown[]): unknown => mark(value(...facts));
    if (Array.isArray(value)) return value.map(mark);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner)]));
    return value;
  };
  const assign: (target: object, ...sources: readonly object[]) => object = Object.assign;
  const groups = ['kit', 'browse', 'bookings', 'blog'];
  const isGroup = (source: object): boolean =>
    !('getState' in source) && groups.some((name) => typeof Reflect.get(source, name) === 'object');
  const marked = (target: object, source: unknown): object =>
    typeof source === 'object' && source !== null && target !== source && isGroup(source)
      ? Object.fromEntries(Object.entries(source).map(([name, group]) => [name, mark(group)]))
      : (source as object);
  Object.assign = ((target: object, ...sources: readonly object[]) =>
    assign(target, ...sources.map((source) => marked(target, source)))) as typeof Object.assign;
}

/** Collects everything that people see or hear, also for a moment only. `attributes` are those with texts. */
export function collectTexts(attributes: readonly string[]): void {
  const notShop = 'script, style, noscript, template, [class*=demo-panel], .demo-dialog';
  const seen = new Set<string>();
  const add = (element: Element | null, text: string | null): void => {
    if (text !== null && /[\p{L}0-9]/u.test(text) && element?.closest(notShop) === null) seen.add(text.trim());
  };
  const addElement = (element: Element): void => {
    for (const name of attributes) add(element, element.getAttribute(name));
  };
  const addAll = (node: Node): void => {
    if (node instanceof Text) add(node.parentElement, node.data);
    if (!(node instanceof Element)) return;
    addElement(node);
    for (const inner of node.querySelectorAll('*')) addElement(inner);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) add(text.parentElement, text.nodeValue);
  };
  new MutationObserver((changes) => {
    // The HTML's texts before the script are in no catalogue: the build writes them.
    if (document.readyState === 'loading') return;
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) addAll(node);
      else if (target instanceof Element) addElement(target);
      else addAll(target);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...attributes],
  });
  window.shownTexts = () => {
    addAll(document.body);
    add(document.head, document.title);
    const texts = [...seen];
    seen.clear();
    return texts;
  };
}
