import type { AxiosTransport } from '#adapters/http/AxiosTransport.ts';
import { HttpClient } from '#adapters/marketplace-rest/HttpClient.ts';
import { RestCategoriesApi } from '#adapters/marketplace-rest/RestCategoriesApi.ts';
import { RestUpcomingProductsApi } from '#adapters/marketplace-rest/RestUpcomingProductsApi.ts';
import { type Extension, extensions } from '#domain/extensions.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { UserType } from '#domain/identity/User.ts';
import { ok } from '#domain/shared/Result.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { restMarketplace } from '../../adapters/marketplace-rest/restMarketplace.ts';
import { signedInAs } from '../../adapters/signedInAs.ts';
import type { KnownPerson, UnaskedOfMarketplace } from '../../contracts/MarketplaceHarness.ts';
import { SignInProvider } from './SignInProvider.ts';

/** The backend under test, as given on the command line. */
export type Subject = {
  readonly url: string;
  /** An admin whom the backend knows; null if there is none. */
  readonly admin: KnownPerson | null;
  readonly adminToken: string | null;
  /** Where its people prove their identity; null for a backend that asks for no proof. */
  readonly provider: SignInProvider | null;
  /** Whether the admin's expired token can be renewed. */
  readonly adminIsProven: boolean;
  /** Whether it must be as strict as the shop's own fakes. */
  readonly strict: boolean;
  /** Whether it also plays the payment provider, as the local backend does. Then a case pays with a test card. */
  readonly playsPayments: boolean;
  /** What it has beyond the specification. */
  readonly extensions: readonly Extension[];
};

function emailOf(token: string): string {
  try {
    return (
      (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { email?: string }).email ?? ''
    );
  } catch {
    return '';
  }
}

export function readSubject(environment: Readonly<Record<string, string | undefined>>): Subject {
  const token = environment['CONFORMANCE_TOKEN'] ?? '';
  const email = environment['CONFORMANCE_ADMIN'] || emailOf(token);
  const apiKey = environment['CONFORMANCE_FIREBASE_KEY'] ?? '';
  const password = environment['CONFORMANCE_ADMIN_PASSWORD'] ?? '';
  const emulatorUrl = environment['CONFORMANCE_FIREBASE_EMULATOR'] ?? '';
  const provider = new SignInProvider({ apiKey, emulatorUrl, admin: password === '' ? null : { email, password } });
  return {
    url: (environment['CONFORMANCE_API'] ?? '').replace(/\/+$/, ''),
    admin: email === '' ? null : { name: 'The admin', email },
    adminToken: token === '' ? null : token,
    provider: apiKey === '' ? null : provider,
    adminIsProven: apiKey === '' || password !== '',
    strict: environment['CONFORMANCE_STRICT'] === '1',
    playsPayments: environment['CONFORMANCE_PLAYS_PAYMENTS'] === '1',
    extensions: extensionsIn(environment['CONFORMANCE_EXTENSIONS'] ?? ''),
  };
}

function extensionsIn(names: string): readonly Extension[] {
  const named = names.split(',').filter((name) => name.trim() !== '');
  const unknown = named.find((name) => !extensions.some((one) => one === name.trim()));
  if (unknown !== undefined) throw new Error(`--extensions names “${unknown}”; known are ${extensions.join(', ')}`);
  return extensions.filter((one) => named.some((name) => name.trim() === one));
}

export type Cast = {
  readonly admin: KnownPerson;
  readonly seller: KnownPerson;
  readonly otherSeller: KnownPerson;
  readonly buyer: KnownPerson;
  readonly otherBuyer: KnownPerson;
};

/**
 * A provider at which a person, or nobody, is signed in. They prove their identity if the backend has a provider to
 * verify it.
 */
export function person(email: string | null, { provider }: Pick<Subject, 'provider'>): AuthProvider {
  return {
    ...signedInAs(email),
    idToken: async () => ok(email === null || provider === null ? null : await provider.idTokenOf(email)),
  };
}

/** Registers the people that the cases need. */
export async function registerCast(transport: AxiosTransport, { url, admin, provider }: Subject): Promise<Cast> {
  const run = Date.now().toString(36);
  async function known(name: string, type: UserType): Promise<KnownPerson> {
    const email = `conformance.${name.toLowerCase().replace(' ', '-')}.${run}@shop.example`;
    const { users } = restMarketplace({
      url,
      transport,
      store: new InMemoryTokenStore(),
      auth: person(email, { provider }),
    });
    const registered = await users.register({ name, email, type });
    if (!registered.ok) {
      const { code } = registered.failure;
      const hasAnswered = code !== 'api/unreachable' && code !== 'api/timeout';
      const advice = provider === null && hasAnswered ? '; does it ask for proof (--firebase-key)?' : '';
      throw new Error(`POST /users did not take ${email}: ${code}${advice}`);
    }
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

/** The cases that this backend cannot run, each with the reason. */
export async function unaskedOf(transport: AxiosTransport, subject: Subject): Promise<UnaskedOfMarketplace> {
  const { url, admin, adminIsProven, strict, playsPayments } = subject;
  const http = new HttpClient(transport, { baseUrl: url });
  const [categories, upcoming] = await Promise.all([
    new RestCategoriesApi(http).list(),
    new RestUpcomingProductsApi(http).list(),
  ]);
  const empty = [categories, upcoming].some((list) => list.ok && list.value.items.length === 0);
  return {
    offline: 'a device’s own connection does not concern a backend',
    ...(admin === null
      ? { admin: 'no --admin and no --token', 'deleting people': 'no admin', expiry: 'some of these need an admin' }
      : {}),
    ...(adminIsProven
      ? {}
      : { expiry: 'some of these need a new token for the admin, who proves nothing without --admin-password' }),
    ...(strict
      ? {}
      : {
          ownership: 'stricter than the contract; --strict asks it',
          'single booking': 'the same',
          'one payment': 'the same',
        }),
    ...(playsPayments ? {} : { paying: 'only --plays-payments can pay without a person' }),
    ...(empty ? { 'stock lists': 'there are no categories or no upcoming products in it' } : {}),
  };
}
