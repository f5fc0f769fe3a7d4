import type { Observer } from './Observer.ts';
import type { Claim } from './Page.ts';
import type { Servers } from './Servers.ts';

/** The claims of a page that are not true. The rows that they are about may be gone since, or belong to a new account. */
export function unkept({ what, ids }: Claim, servers: Servers, observer: Observer): readonly string[] {
  if (ids.length > 1) observer.wasToldOfMany(what);
  const isUndone: { readonly [W in Claim['what']]: (id: string) => boolean } = {
    advertised: (id) => servers.products.some((product) => product.id === id && !product.advertised),
    deleted: (id) => servers.products.some((product) => product.id === id),
    verified: (email) =>
      servers.people('seller').includes(email) &&
      !servers.verifiedSellers.includes(email) &&
      !observer.wasDeleted(email),
    dismissed: (id) => servers.reports.some((report) => report.id === id),
  };
  return ids.filter(isUndone[what]).map((id) => `${id} is ${what}, which it is not`);
}
