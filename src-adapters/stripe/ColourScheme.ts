/** Whether the page is dark now, and word when that changes. */
export interface ColourScheme {
  isDark(): boolean;
  /** Answers how to stop. */
  onChange(listener: () => void): () => void;
}

/** As Bootstrap has it: an attribute of the document's root. */
export class DocumentColourScheme implements ColourScheme {
  isDark(): boolean {
    return document.documentElement.dataset['bsTheme'] === 'dark';
  }

  onChange(listener: () => void): () => void {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-bs-theme'] });
    return () => observer.disconnect();
  }
}
