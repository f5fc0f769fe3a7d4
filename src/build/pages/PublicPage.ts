import type { Graph } from 'schema-dts';
import type { PublicHead } from '#ui/parts/head/headTags.ts';
import type { Html } from './html.ts';

/** A page that the build writes, so that it can be read and passed on before a script runs. */
export type PublicPage = {
  /** Its address's path, decoded: '/', '/blog', '/products/64b1'. */
  readonly path: string;
  readonly head: Omit<PublicHead, 'url'>;
  /** Keeps the page out of search engines. */
  readonly isUnlisted?: true;
  /** Null for none. */
  readonly data: Graph | null;
  /** The shop's first drawing; absent if only the script draws the page. */
  readonly rendered?: string;
  /** The text for browsers whose JavaScript is switched off, after what is rendered. */
  readonly content: Html;
};
