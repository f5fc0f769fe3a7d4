import { useEffect } from 'react';
import type { Graph } from 'schema-dts';

/** Puts JSON-LD into the document's head while the page is drawn; null puts none. */
export function useStructuredData(graph: Graph | null): void {
  const text = graph === null ? null : JSON.stringify(graph);
  useEffect(() => {
    if (text === null) return undefined;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // A node instead of `textContent`, which Trusted Types forbid even where nothing runs. src/live/trustScripts.ts lets
    // the node through.
    script.append(document.createTextNode(text));
    document.head.append(script);
    return () => script.remove();
  }, [text]);
}
