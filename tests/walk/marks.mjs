// Both functions run in the browser, before the page's own scripts.

/** Marks every text of a catalogue as its language is loaded (`loadTexts` assigns each group to the loaded texts). */
export function markTexts(size) {
  try {
    sessionStorage.setItem('demo-world-size', String(size));
    localStorage.setItem('re-sale-shop:language', 'bangla');
  } catch {
    // A provider's frame may be without storage.
    return;
  }
  const mark = (value) => {
    // Text between backticks is drawn as code, in a node of its own.
    if (typeof value === 'string')
      return value
        .split('`')
        .map((part) => (/\p{L}/u.test(part) ? `⟦${part}⟧` : part))
        .join('`');
    if (typeof value === 'function') return (...facts) => mark(value(...facts));
    if (Array.isArray(value)) return value.map(mark);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner)]));
    return value;
  };
  const assign = Object.assign;
  const groups = ['kit', 'browse', 'bookings', 'blog'];
  const isGroup = (source) =>
    typeof source === 'object' &&
    source !== null &&
    !('getState' in source) &&
    groups.some((name) => typeof source[name] === 'object' && source[name] !== null);
  Object.assign = (target, ...sources) =>
    assign(
      target,
      ...sources.map((source) =>
        isGroup(source) && target !== source
          ? Object.fromEntries(Object.keys(source).map((name) => [name, mark(source[name])]))
          : source,
      ),
    );
}

/** Collects everything that people see or hear, also for a moment only: it is read with `window.shownTexts()`. */
export function collectTexts() {
  const attributes = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-placeholder',
    'aria-roledescription',
    'aria-valuetext',
    'data-label',
    'label',
    'placeholder',
    'title',
  ];
  const notShop = 'script, style, noscript, template, [class*=demo-panel], .demo-dialog';
  const seen = new Set();
  const add = (element, text) => {
    if (text !== null && /[\p{L}0-9]/u.test(text) && element?.closest(notShop) === null) seen.add(text.trim());
  };
  const addElement = (element) => {
    for (const name of attributes) if (element.hasAttribute(name)) add(element, element.getAttribute(name));
  };
  const addAll = (node) => {
    if (node.nodeType === Node.TEXT_NODE) add(node.parentElement, node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    addElement(node);
    for (const inner of node.querySelectorAll('*')) addElement(inner);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) add(text.parentElement, text.data);
  };
  new MutationObserver((changes) => {
    // What the HTML says before the script is in no catalogue: the build writes it.
    if (document.readyState === 'loading') return;
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) addAll(node);
      else if (type === 'attributes') addElement(target);
      else addAll(target);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  });
  window.shownTexts = () => {
    addAll(document.body);
    add(document.head, document.title);
    const texts = [...seen];
    seen.clear();
    return texts;
  };
}
