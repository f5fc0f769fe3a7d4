// Both functions run in the browser.

/** Marks every text of a catalogue as its language is loaded (`loadTexts` assigns each group to the loaded texts). */
export function markTexts(size) {
  sessionStorage.setItem('demo-world-size', String(size));
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
  Object.assign = (target, ...sources) =>
    assign(
      target,
      ...sources.map((source) =>
        source !== null &&
        typeof source === 'object' &&
        groups.some(
          (name) =>
            typeof source[name] === 'object' && source[name] !== null && target !== source && !('getState' in source),
        )
          ? Object.fromEntries(Object.keys(source).map((name) => [name, mark(source[name])]))
          : source,
      ),
    );
}

/** The number of visible and accessible texts, and those with letters outside of any mark that are no data. */
export function strayTexts(data) {
  const known = new Set(data);
  const found = [];
  const isSkipped = (element) =>
    element.closest('script, style, noscript, template, .demo-panel, [data-demo], details.controls') !== null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || isSkipped(element)) continue;
    const root = document.getElementById('root');
    const isInShop = root?.contains(element) || element.closest('[role=dialog], .toast, .dialog, .drawer');
    if (isInShop) found.push(node.data);
  }
  for (const element of document.querySelectorAll('#root *')) {
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-valuetext', 'label']) {
      const text = element.getAttribute(name);
      if (text !== null) found.push(text);
    }
  }
  found.push(document.title);
  const texts = found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  /** A name, and the initials of one that has no picture. */
  const isData = (text) =>
    /^⟦?\p{Lu}{1,2}$/u.test(text) ||
    known.has(text) ||
    data.some((one) => one.includes(text) && text.length > 1) ||
    data.reduce((rest, one) => (one.length > 1 ? rest.split(one).join(' ') : rest), text).replace(/[^\p{L}]/gu, '') ===
      '';
  const outside = (text) => {
    let rest = text;
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧/gu, ' ');
    }
    // A mark may span several nodes.
    return rest
      .replace(/⟦[^⟦⟧]*$/u, '')
      .replace(/^[^⟦⟧]*⟧/u, '')
      .trim();
  };
  const stray = texts.map(outside).filter((text) => /\p{L}/u.test(text) && !isData(text));
  return { seen: texts.length, stray: [...new Set(stray)] };
}
