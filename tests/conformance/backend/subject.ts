import { HttpClient } from '#adapters/marketplace-rest/HttpClient.ts';
import { RestCategoriesApi } from '#adapters/marketplace-rest/catalogue/RestCategoriesApi.ts';
import { RestTokensApi } from '#adapters/marketplace-rest/identity/RestTokensApi.ts';
import { RestUpcomingProductsApi } from '#adapters/marketplace-rest/storefront/RestUpcomingProductsApi.ts';
import { RestUsersApi } from '#adapters/marketplace-rest/identity/RestUsersApi.ts';
import { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { UserType } from '#domain/identity/User.ts';
import type { AxiosTransport } from '#adapters/axios/AxiosTransport.ts';
import { MemoryTokenStore } from '../../adapters/MemoryTokenStore.ts';
import { signedInAs } from '../../adapters/signedInAs.ts';
import type { KnownPerson, UnaskedOfMarketplace } from '../../contracts/MarketplaceHarness.ts';

/** The backend that is looked at, as the command line names it. */
export type Subject = {
  readonly url: string;
  /** An admin whom the backend knows; null where nobody may be one. */
  readonly admin: KnownPerson | null;
  readonly adminToken: string | null;
  /** Whether it is to be as strict as the shop's own fakes. */
  readonly strict: boolean;
};

function emailOf(token: string): string {
  try {
    return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { email?: string }).email ?? '';
  } catch {
    return '';
  }
}

export function readSubject(environment: Readonly<Record<string, string | undefined>>): Subject {
  const token = environment['CONFORMANCE_TOKEN'] ?? '';
  const email = environment['CONFORMANCE_ADMIN'] || emailOf(token);
  return {
    url: (environment['CONFORMANCE_API'] ?? '').replace(/\/+$/, ''),
    admin: email === '' ? null : { name: 'The admin', email },
    adminToken: token === '' ? null : token,
    strict: environment['CONFORMANCE_STRICT'] === '1',
  };
}

export type Cast = {
  readonly admin: KnownPerson;
  readonly seller: KnownPerson;
  readonly otherSeller: KnownPerson;
  readonly buyer: KnownPerson;
  readonly otherBuyer: KnownPerson;
};

/** Registers the people whom the cases need. */
export async function registerCast(transport: AxiosTransport, { url, admin }: Subject): Promise<Cast> {
  const http = new HttpClient(transport, { baseUrl: url });
  const users = new RestUsersApi(http, new AuthorisedCalls(new RestTokensApi(http), new MemoryTokenStore(), signedInAs(null)));
  const run = Date.now().toString(36);
  async function known(name: string, type: UserType): Promise<KnownPerson> {
    const email = `conformance.${name.toLowerCase().replace(' ', '-')}.${run}@shop.example`;
    const registered = await users.register({ name, email, type });
    if (!registered.ok) throw new Error(`POST /users did not take ${email}: ${registered.failure.code}`);
    return { name, email };
  }
  return {
    admin: admin ?? { name: 'Nobody', email: `nobody.${run}@shop.example` },
    seller: await known('First Seller', 'seller'),
    otherSeller: await known('Second Seller', 'seller'),
    buyer: await known('First Buyer', 'buyer'),
    otherBuyer: await known('Second Buyer', 'buyer'),
  };
}

/** What this backend is not asked, and why. */
export async function unaskedOf(transport: AxiosTransport, { url, admin, strict }: Subject): Promise<UnaskedOfMarketplace> {
  const http = new HttpClient(transport, { baseUrl: url });
  const [categories, upcoming] = await Promise.all([
    new RestCategoriesApi(http).list(), new RestUpcomingProductsApi(http).list(),
  ]);
  const empty = [categories, upcoming].some((list) => list.ok && list.value.items.length === 0);
  return {
    ...(admin === null
      ? { admin: 'no --admin and no --token', 'deleting people': 'no admin', expiry: 'some of these need an admin' }
      : {}),
    ...(strict ? {} : { ownership: 'stricter than the contract; --strict asks it', 'single booking': 'the same' }),
    ...(empty ? { 'stock lists': 'there are no categories or no upcoming products in it' } : {}),
  };
}
