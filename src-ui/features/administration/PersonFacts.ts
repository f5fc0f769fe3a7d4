import { makeAutoObservable } from 'mobx';
import { listingsBySeller } from '#domain/administration/listingsBySeller.ts';
import type { BrowseProducts } from '#domain/search/browseProducts.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ListReports } from '#domain/reporting/listReports.ts';
import type { Report } from '#domain/reporting/Report.ts';
import { normaliseEmail, sameEmail } from '#domain/shared/EmailAddress.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { Load } from '../../state/Load.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

type PersonFactsParts = {
  readonly browse: Pick<BrowseProducts, 'all'>;
  /** Null where the marketplace has no reports. */
  readonly listReports: ListReports | null;
  readonly session: Pick<SessionStore, 'actor'>;
};

/** The facts of the marketplace about the people of a list: their products for sale, and reports of them. */
export class PersonFacts {
  readonly products = new Load<Listing<Product>, ApiFailure | AccessFailure>({ keepsShown: true });
  /** Null where the marketplace has no reports. */
  readonly reports: Load<Listing<Report>, ApiFailure | AccessFailure> | null;
  readonly #parts: PersonFactsParts;

  constructor(parts: PersonFactsParts) {
    this.#parts = parts;
    this.reports = parts.listReports === null ? null : new Load({ keepsShown: true });
    makeAutoObservable(this, { products: false, reports: false });
  }

  loadProducts(): void {
    void this.products.run((signal) => this.#parts.browse.all({ signal }));
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

  get bySeller(): ReadonlyMap<string, readonly Product[]> | undefined {
    const { value } = this.products;
    return value === undefined ? undefined : listingsBySeller(value.items);
  }

  /** Undefined while nobody knows. */
  listingsOf({ email }: { readonly email: string }): readonly Product[] | undefined {
    return this.bySeller === undefined ? undefined : (this.bySeller.get(normaliseEmail(email)) ?? []);
  }

  /** Reports that name the person, or one of their products. Undefined while nobody knows. */
  reportsOf(person: { readonly email: string }): readonly Report[] | undefined {
    const own = new Set(this.listingsOf(person)?.map(({ id }) => id));
    return this.reports?.value?.items.filter(({ sellerEmail, productId }) =>
      sellerEmail === undefined ? own.has(productId) : sameEmail(sellerEmail, person.email),
    );
  }
}
