/** Half a surrogate pair, which a text may hold, has no place in a URL: encoding it would throw. */
const halfPair = /\p{Surrogate}/gu;

/** A value in a URL's search. */
export function searchPart(text: string): string {
  return encodeURIComponent(text.replace(halfPair, '\ufffd'));
}

/** One part of a path. '.' and '..' would walk out of it, however they are encoded, so they name nothing. */
export function pathPart(text: string): string {
  return searchPart(/^\.\.?$/.test(text) ? '\ufffd' : text);
}
