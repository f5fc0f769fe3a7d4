import type { Graph, Thing } from 'schema-dts';

/** A page's things in schema.org's vocabulary. */
export function graphOf(...things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
