/** The scripts and styles inside the built pages, as Content Security Policy sources: 'sha256-…' in single quotes. */
export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};
