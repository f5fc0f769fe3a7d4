import type { Buyer } from '#domain/administration/Buyer.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import type { User, UserType } from '#domain/identity/User.ts';
import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import type { Answer, MarketplaceAccess, Token } from './MarketplaceAccess.ts';
import type { MarketplaceDeals } from './MarketplaceDeals.ts';
import type { StoredUser } from './MarketplaceState.ts';
import type { MarketplaceData } from './MarketplaceData.ts';

type MarketplaceUsersParts = {
  readonly store: MarketplaceData;
  readonly access: MarketplaceAccess;
  /** Null without `sales`. */
  readonly deals: MarketplaceDeals | null;
};

export class MarketplaceUsers {
  readonly #store: MarketplaceData;
  readonly #access: MarketplaceAccess;
  readonly #deals: MarketplaceDeals | null;

  constructor({ store, access, deals }: MarketplaceUsersParts) {
    this.#store = store;
    this.#access = access;
    this.#deals = deals;
  }

  /** Leaves a user that already exists unchanged. */
  register({ name, email, type }: User): Answer<void> {
    if (this.#access.user(email) !== undefined) return ok();
    const id = this.#store.nextId();
    this.#store.users.put({ id, name, email: normaliseEmail(email), type, verified: false, admin: false });
    return this.#store.commit();
  }

  isAdmin(email: string): Answer<boolean> {
    return ok(this.#access.user(email)?.admin === true);
  }

  isSeller(token: Token, email: string): Answer<boolean> {
    const person = this.#access.person(token);
    return person.ok ? ok(this.#access.user(email)?.type === 'seller') : person;
  }

  isVerified(email: string): Answer<boolean> {
    return ok(this.#access.user(email)?.verified === true);
  }

  sellers(token: Token): Answer<readonly Seller[]> {
    const admin = this.#access.admin(token);
    if (!admin.ok) return admin;
    return ok(this.#customers('seller').map(({ id, name, email, verified }) => ({ id, name, email, verified })));
  }

  buyers(token: Token): Answer<readonly Buyer[]> {
    const admin = this.#access.admin(token);
    if (!admin.ok) return admin;
    return ok(this.#customers('buyer').map(({ id, name, email }) => ({ id, name, email })));
  }

  /** Answers whether the user changed. */
  verifySeller(token: Token, email: string): Answer<boolean> {
    const admin = this.#access.admin(token);
    if (!admin.ok) return admin;
    const seller = this.#access.user(email);
    if (seller?.type !== 'seller') return fail({ code: 'api/not-found' });
    if (seller.verified) return ok(false);
    this.#store.users.put({ ...seller, verified: true });
    return this.#store.commit(true);
  }

  /** Answers whether there was such a user. No call creates or deletes admins. */
  delete(token: Token, email: string): Answer<boolean> {
    const admin = this.#access.admin(token);
    if (!admin.ok) return admin;
    const user = this.#access.user(email);
    if (user === undefined) return ok(false);
    if (user.admin) return fail({ code: 'api/forbidden' });
    this.#store.users.delete(user.email);
    this.#deleteBelongings(user);
    return this.#store.commit(true);
  }

  /**
   * Deletes a person's products and bookings. Other people's bookings of these products stay. With `sales`, deals stay
   * too, so that the other side sees how they ended.
   */
  #deleteBelongings({ email }: StoredUser): void {
    const { products, bookings } = this.#store;
    this.#deals?.personDeleted(email);
    for (const product of products.by('seller', normaliseEmail(email))) {
      products.delete(product.id);
      this.#deals?.productDeleted(product.id);
    }
    for (const booking of bookings.by('buyer', normaliseEmail(email))) {
      const isDeal = this.#deals !== null && booking.state !== undefined;
      if (!isDeal) bookings.delete(booking.id);
    }
  }

  #customers(type: UserType): readonly StoredUser[] {
    return this.#store.users.by('type', type);
  }
}
