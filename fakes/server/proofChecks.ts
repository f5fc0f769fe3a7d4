import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { sideOfEmail } from '#domain/booking/dealPolicy.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import type { Marketplace } from '../marketplace/Marketplace.ts';
import type { StoredUser } from '../marketplace/MarketplaceState.ts';
import { answered, bodyOf, tokenOf } from './answers.ts';
import { readPaymentItem } from './requestBody.ts';

/** The e-mail that an ID token proves; null if it proves none. */
export type VerifyIdToken = (idToken: string) => string | null;

/**
 * Checks that run before a strict backend's routes. Registering and requesting an access token need the provider's ID
 * token; every call about a person needs that person's access token. Without these checks, anyone can act for anyone, as
 * in the specification.
 */
export function proofChecks(marketplace: Marketplace, verify: VerifyIdToken): Hono {
  const { bookings, products } = marketplace;
  const app = new Hono();

  const proven =
    (emailOf: (c: Context) => unknown): MiddlewareHandler =>
    async (c, next) => {
      const idToken = tokenOf(c);
      if (idToken === null) return c.text('unauthorized access', 401);
      const [email, asked] = [verify(idToken), await emailOf(c)];
      if (email === null) return c.json({ message: 'forbidden access' }, 403);
      return isThatOf(email, asked) ? next() : forbidden(c);
    };

  const only =
    (may: (person: StoredUser, c: Context) => boolean | Promise<boolean>): MiddlewareHandler =>
    async (c, next) => {
      const person = marketplace.person(tokenOf(c));
      if (!person.ok) return answered(c, person, () => ({}));
      return (await may(person.value, c)) ? next() : forbidden(c);
    };

  const inOwnName = async ({ email }: StoredUser, c: Context) => isThatOf(email, (await bodyOf(c))['email']);
  /** A missing item has no owner; the routes answer that it is gone. */
  const ownsBooking = ({ email }: StoredUser, id: string) => {
    const booking = bookings.byId(id);
    return !booking.ok || sameEmail(booking.value.email, email);
  };
  /** Only bookings of a marketplace with `sales` name the seller. */
  const isPartyOf = ({ email }: StoredUser, id: string) => {
    const booking = bookings.byId(id);
    return !booking.ok || sideOfEmail(email, booking.value) !== null;
  };
  const ownsProduct = ({ email }: StoredUser, id: string) => {
    const product = products.byId(id);
    return !product.ok || sameEmail(product.value.sellerEmail, email);
  };
  const idOf = (c: Context) => c.req.param('id') ?? '';

  app.get(
    '/jwt',
    proven((c) => c.req.query('email')),
  );
  const emailSent = async (c: Context): Promise<unknown> => (await bodyOf(c))['email'];
  app.post('/users', proven(emailSent));
  app.get(
    '/users/admin/:email',
    only(({ admin, email }, c) => admin || isThatOf(email, c.req.param('email'))),
  );
  app.post(
    '/booking',
    only(async (person, c) => !person.admin && (await inOwnName(person, c))),
  );
  app.get(
    '/booking/:id',
    only((person, c) => isPartyOf(person, idOf(c))),
  );
  app.delete(
    '/booking/:id',
    only((person, c) => isPartyOf(person, idOf(c))),
  );
  app.post(
    '/create-payment-intent',
    only(async (person, c) => ownsBooking(person, readPaymentItem(await bodyOf(c)))),
  );
  app.post(
    '/allproducts',
    only(async (person, c) => person.type === 'seller' && (await inOwnName(person, c))),
  );
  app.delete(
    '/sellersporducts/:id',
    only((person, c) => ownsProduct(person, idOf(c))),
  );

  return app;
}

function isThatOf(email: string, asked: unknown): boolean {
  return typeof asked === 'string' && sameEmail(email, asked);
}

function forbidden(c: Context): Response {
  return c.text('forbidden access', 403);
}
