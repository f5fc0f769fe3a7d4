/** What the built pages hold inline, as Content Security Policy sources: 'sha256-…' in single quotes. */
export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};
