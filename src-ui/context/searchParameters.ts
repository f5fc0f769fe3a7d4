import { searchPart } from '#domain/shared/urlParts.ts';

/** The values of each key in a URL's query, in order. Values that cannot be decoded stay as they are. */
export function parseParameters(search: string): ReadonlyMap<string, readonly string[]> {
  const parameters = new Map<string, string[]>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const key = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    const values = parameters.get(key);
    if (values === undefined) parameters.set(key, [value]);
    else values.push(value);
  }
  return parameters;
}

/** Answers a query without its question mark; empty if there are no parameters. */
export function formatParameters(parameters: readonly (readonly [key: string, value: string])[]): string {
  return parameters.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function encode(text: string): string {
  return searchPart(text).replaceAll('%20', '+');
}
