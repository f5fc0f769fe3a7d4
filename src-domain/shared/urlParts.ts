/** Encoding half a surrogate pair would throw, so it is replaced. */
const halfPair = /\p{Surrogate}/gu;

/** A value in a URL's query. */
export function searchPart(text: string): string {
  return encodeURIComponent(text.replace(halfPair, '\ufffd'));
}

/** One segment of a path. '.' and '..' would leave the path however they are encoded, so they are replaced. */
export function pathPart(text: string): string {
  return searchPart(/^\.\.?$/.test(text) ? '\ufffd' : text);
}
