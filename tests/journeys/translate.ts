/** Replaces the texts as a browser's translation does, but keeps their words. Runs in the page. */
export function translate(): void {
  const wrap = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, title, option') !== null) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node): void => {
    if (root instanceof Text) return wrap(root);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  document.addEventListener('DOMContentLoaded', () => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) for (const node of [...addedNodes, target]) wrapAll(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
