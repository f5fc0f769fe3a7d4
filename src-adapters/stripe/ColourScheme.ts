/** Whether the page is dark, with a notification when that changes. */
export interface ColourScheme {
  isDark(): boolean;
  /** Answers a function that stops listening. */
  onChange(listener: () => void): () => void;
}

/** The shop says its theme in this attribute of the document's root, where Bootstrap reads it. */
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
