import { makeAutoObservable } from 'mobx';
import { listingsBySeller } from '#domain/administration/listingsBySeller.ts';
import { type PersonListings, countListings, noListings } from '#domain/administration/PersonListings.ts';
import type { SearchListings } from '#domain/administration/searchListings.ts';
import type { BrowseProducts } from '#domain/search/browseProducts.ts';
import type { ListReports } from '#domain/reporting/listReports.ts';
import type { Report } from '#domain/reporting/Report.ts';
import { normaliseEmail, sameEmail } from '#domain/shared/EmailAddress.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

type Person = { readonly name: string; readonly email: string };

/** Products for sale by their sellers' addresses: of one person, or of everybody. */
type Known = { readonly of: Person | null; readonly bySeller: ReadonlyMap<string, PersonListings> };

type PersonFactsParts = {
  readonly browse: Pick<BrowseProducts, 'all'>;
  /** Null where the marketplace has no `search`. Then the list of all products is read. */
  readonly searchListings: SearchListings | null;
  /** Null where the marketplace has no reports. */
  readonly listReports: ListReports | null;
  readonly session: Pick<SessionStore, 'actor'>;
};

/** The facts of the marketplace about the people of a list: their products for sale, and reports of them. */
export class PersonFacts {
  readonly products = new Load<Known, CallFailure>();
  /** Null where the marketplace has no reports. */
  readonly reports: Load<Listing<Report>, CallFailure> | null;
  readonly #parts: PersonFactsParts;
  /** The person whose products were asked for last. */
  #asked: Person | null = null;

  constructor(parts: PersonFactsParts) {
    this.#parts = parts;
    this.reports = parts.listReports === null ? null : new Load({ keepsShown: true });
    makeAutoObservable(this, { products: false, reports: false });
  }

  /** Whether it is known, or can be read, who has products for sale. */
  get coversEverybody(): boolean {
    return this.#parts.searchListings === null;
  }

  /** Reads everybody's products, unless they are known. */
  loadProducts(): void {
    if (!this.coversEverybody || !this.products.isPending) return;
    void this.#readAll();
  }

  /** Reads a person's products and the reports. */
  open(person: Person): void {
    if (this.coversEverybody) this.loadProducts();
    else if (this.listingsOf(person) === undefined || this.#asked?.email !== person.email) this.retryProducts(person);
    this.loadReports();
  }

  /** Reads everybody's products if `person` is null. */
  retryProducts(person: Person | null): void {
    const { searchListings } = this.#parts;
    this.#asked = person;
    if (searchListings === null || person === null) return void this.#readAll();
    void this.products.run(async (signal) => {
      const found = await searchListings(person, { signal });
      return found.ok ? ok({ of: person, bySeller: new Map([[normaliseEmail(person.email), found.value]]) }) : found;
    });
  }

  /** Reads again what was read. */
  refresh(): void {
    const { value } = this.products;
    if (value !== undefined) this.retryProducts(this.#asked);
    if (this.reports?.value !== undefined) this.loadReports();
  }

  #readAll(): Promise<void> {
    return this.products.run(async (signal) => {
      const found = await this.#parts.browse.all({ signal });
      return found.ok ? ok({ of: null, bySeller: listingsBySeller(found.value) }) : found;
    });
  }

  loadReports(): void {
    const { listReports, session } = this.#parts;
    if (listReports === null) return;
    void this.reports?.run((signal) => listReports(session.actor ?? null, { signal, fresh: true }));
  }

  stop(): void {
    this.products.cancel();
    this.reports?.cancel();
  }

  /** Whether the number of everybody's products is known. */
  get hasCounts(): boolean {
    return this.products.value?.of === null;
  }

  /** Undefined while nobody knows. */
  listingsOf({ email }: Pick<Person, 'email'>): PersonListings | undefined {
    const { value } = this.products;
    if (value === undefined || (value.of !== null && !sameEmail(value.of.email, email))) return undefined;
    return value.bySeller.get(normaliseEmail(email)) ?? noListings;
  }

  /** The number of a person's products for sale. Undefined while nobody knows. */
  countOf(person: Pick<Person, 'email'>): number | undefined {
    const listings = this.listingsOf(person);
    return listings?.isComplete === true ? countListings(listings) : undefined;
  }

  /** Reports that name the person, or one of their products. Undefined while nobody knows. */
  reportsOf(person: { readonly email: string }): readonly Report[] | undefined {
    if (this.awaitsProducts(person)) return undefined;
    const own = new Set(this.listingsOf(person)?.products.map(({ id }) => id));
    return this.reports?.value?.items.filter(({ sellerEmail, productId }) =>
      sellerEmail === undefined ? own.has(productId) : sameEmail(sellerEmail, person.email),
    );
  }

  /** Whether only the person's products can tell which reports are about them. */
  awaitsProducts(person: { readonly email: string }): boolean {
    return this.listingsOf(person) === undefined && this.#unnamedReports.length > 0;
  }

  /** Whether a report that names no seller may be about a product of the person that is not known. */
  mayHaveMoreReports(person: { readonly email: string }): boolean {
    const listings = this.listingsOf(person);
    if (listings === undefined || (listings.isComplete && listings.unreadable === 0)) return false;
    const known = new Set(listings.products.map(({ id }) => id));
    return this.#unnamedReports.some(({ productId }) => !known.has(productId));
  }

  /** The reports that do not name their seller. */
  get #unnamedReports(): readonly Report[] {
    return this.reports?.value?.items.filter(({ sellerEmail }) => sellerEmail === undefined) ?? [];
  }
}
