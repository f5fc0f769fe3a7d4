import { withoutReturn } from './paymentReturn.ts';
import { searchPart } from '#domain/shared/urlParts.ts';
import { paths } from './paths.ts';

/** The page to return to after logging in, stored in the login page's address. */
const originParameter = 'from';

/** A path of this site stays: no other host, no scheme, no tricks with slashes. Anything else becomes Home. */
export function safePath(path: string | null): string {
  if (path === null || !/^\/(?![/\\])/.test(path) || /\p{Cc}/u.test(path)) return paths.home;
  try {
    const site = 'https://this.site';
    const url = new URL(path, site);
    const inside = url.origin === site && !url.pathname.startsWith('//');
    return inside ? url.pathname + url.search + url.hash : paths.home;
  } catch {
    return paths.home;
  }
}

export function loginHref(origin: string): string {
  return withOrigin(paths.logIn, origin);
}

export function signUpHref(origin: string): string {
  return withOrigin(paths.signUp, origin);
}

function withOrigin(page: string, origin: string): string {
  const place = withoutSecret(origin);
  return place === paths.home ? page : `${page}?${originParameter}=${searchPart(place)}`;
}

/** Only the payment page may see a payment's secret. */
function withoutSecret(origin: string): string {
  const place = origin.indexOf('?');
  const search = origin.slice(place);
  return place < 0 ? origin : origin.slice(0, place) + (withoutReturn(search) ?? search);
}

/** Removes a payment's secret from the address bar if the page to return to contains one, as in an old link. */
export function cleanOrigin(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const origin = query.get(originParameter);
  if (origin === null || withoutSecret(origin) === origin) return;
  query.set(originParameter, withoutSecret(origin));
  window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
}

export function originOf(search: string): string {
  const path = withoutSecret(safePath(new URLSearchParams(search).get(originParameter)));
  return /^\/(login|signup)(?=[/?#]|$)/i.test(path) ? paths.home : path;
}
