/** Whether the page is dark, with a notification when that changes. */
export interface ColourScheme {
  isDark(): boolean;
  /** Answers a function that stops listening. */
  onChange(listener: () => void): () => void;
}

/** Bootstrap sets this attribute on the document's root. */
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
