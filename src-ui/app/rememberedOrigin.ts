import { searchPart } from '#domain/shared/urlParts.ts';

/** The page to return to after logging in, carried in the address of the login page. */
const originParameter = 'from';

/** A path of this site and nothing else: no other host, no scheme, no trick of slashes. */
export function safePath(path: string | null, otherwise = '/'): string {
  if (path === null || !/^\/(?![/\\])/.test(path) || hasControlCharacter(path)) return otherwise;
  try {
    const site = 'https://this.site';
    const url = new URL(path, site);
    const inside = url.origin === site && !url.pathname.startsWith('//');
    return inside ? url.pathname + url.search + url.hash : otherwise;
  } catch {
    return otherwise;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007F');
}

export function loginHref(origin: string): string {
  return withOrigin('/login', origin);
}

export function signUpHref(origin: string): string {
  return withOrigin('/signup', origin);
}

function withOrigin(page: string, origin: string): string {
  return origin === '/' ? page : `${page}?${originParameter}=${searchPart(origin)}`;
}

export function originOf(search: string): string {
  const path = safePath(new URLSearchParams(search).get(originParameter));
  return /^\/(login|signup)(?=[/?#]|$)/.test(path) ? '/' : path;
}
