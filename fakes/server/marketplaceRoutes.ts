import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Booking } from '#domain/booking/Booking.ts';
import type { AlreadyPaid } from '#domain/payment/PaymentIntentsApi.ts';
import { parsePrice } from '#domain/shared/Money.ts';
import { type Result, fail } from '#domain/shared/Result.ts';
import type { Marketplace } from '../marketplace/Marketplace.ts';
import type { Answer } from '../marketplace/MarketplaceAccess.ts';
import { answered, bodyOf, deleted, inserted, listed, matchedNothing, modified, tokenOf } from './answers.ts';
import { type VerifyPayment, paidRoutes, salesRoutes } from './dealRoutes.ts';
import { reportedItemRoutes } from './reportedItemRoutes.ts';
import { readBooking, readPaymentItem, readProduct, readUser } from './requestBody.ts';
import { searchRoutes } from './searchRoutes.ts';
import { bookingWire, buyerWire, categoryWire, productWire, sellerWire, upcomingWire } from './wire.ts';

/** Starts a booking's payment at a real provider instead of the fakes' ledger. Answers its client secret. */
export type CreateIntent = (booking: Booking) => Promise<Result<string, AlreadyPaid>>;

/** The in-memory marketplace behind the calls of the REST contract. */
export function marketplaceRoutes(
  marketplace: Marketplace,
  createIntent: CreateIntent | null = null,
  verifyPayment: VerifyPayment | null = null,
): Hono {
  const { users, products, bookings, deals, reports, search, extensions } = marketplace;
  const app = new Hono();

  app.get('/jwt', (c) => {
    const issued = marketplace.issueToken(c.req.query('email') ?? '');
    return issued.ok ? c.json({ accessToken: issued.value }) : c.json({ accessToken: '' }, 403);
  });
  app.post('/users', async (c) => answered(c, users.register(readUser(await bodyOf(c))), () => ({})));
  app.get('/users/admin/:email', (c) => answered(c, users.isAdmin(c.req.param('email')), (isAdmin) => ({ isAdmin })));
  app.get('/users/seller/:email', (c) =>
    answered(c, users.isSeller(tokenOf(c), c.req.param('email')), (isSeller) => ({ isSeller })),
  );
  app.get('/users/verified/:email', (c) =>
    answered(c, users.isVerified(c.req.param('email')), (isVerified) => ({ isVerified })),
  );
  app.put('/users/seller/:email', (c) => changed(c, users.verifySeller(tokenOf(c), c.req.param('email'))));
  app.delete('/users/:email', (c) => answered(c, users.delete(tokenOf(c), c.req.param('email')), deleted));
  app.get('/sellers', (c) => answered(c, users.sellers(tokenOf(c)), (found) => found.map(sellerWire)));
  app.get('/buyers', (c) => answered(c, users.buyers(tokenOf(c)), (found) => found.map(buyerWire)));

  app.get('/allproducts', (c) => listed(c, products.all(), productWire));
  app.post('/allproducts', async (c) => answered(c, products.add(readProduct(await bodyOf(c))), inserted));
  app.get('/allproducts/advertise', (c) => listed(c, products.advertised(), productWire));
  app.get('/categories', (c) => answered(c, marketplace.categories(), (found) => found.map(categoryWire)));
  app.get('/categories/:categoryName', (c) => listed(c, products.ofCategory(c.req.param('categoryName')), productWire));
  app.get('/upcoming-product', (c) => answered(c, marketplace.upcomingProducts(), (found) => found.map(upcomingWire)));
  app.get('/sellersproducts', (c) =>
    answered(c, products.ofSeller(tokenOf(c), c.req.query('email') ?? ''), (found) => found.map(productWire)),
  );
  app.put('/sellersproducts/:id', (c) => changed(c, products.advertise(tokenOf(c), c.req.param('id'))));
  // The contract misspells this path.
  app.delete('/sellersporducts/:id', (c) => answered(c, products.delete(c.req.param('id')), deleted));

  app.post('/booking', async (c) => {
    const asked = readBooking(await bodyOf(c));
    const booked = bookings.book(asked);
    const isRefused = !booked.ok && booked.failure.code === 'api/refused';
    if (isRefused && deals !== null && asked.productId !== undefined) {
      return c.json({ message: booked.failure.message }, 409);
    }
    return answered(c, booked, inserted);
  });
  app.get('/booking/:id', (c) => {
    const found = bookings.byId(c.req.param('id'));
    // A missing booking is an empty body with status 200.
    return found.ok ? c.json(bookingWire(found.value)) : c.body('');
  });
  app.delete('/booking/:id', (c) =>
    answered(c, bookings.delete(c.req.param('id'), deals === null ? null : tokenOf(c)), deleted),
  );
  app.get('/buyersproducts', (c) =>
    answered(c, bookings.ofBuyer(tokenOf(c), c.req.query('email') ?? ''), (found) => found.map(bookingWire)),
  );
  if (deals !== null) app.route('/', salesRoutes(marketplace, deals));
  if (extensions.includes('paid')) app.route('/', paidRoutes(marketplace, verifyPayment));
  if (reports !== null) app.route('/', reportedItemRoutes(reports));
  if (search !== null) app.route('/', searchRoutes(search));
  app.post('/create-payment-intent', async (c) => {
    const body = await bodyOf(c);
    const bookingId = readPaymentItem(body);
    const booking = createIntent === null ? null : bookings.payable(bookingId);
    const price = parsePrice(String(body['price'])) ?? 0;
    const begun =
      createIntent !== null && booking?.ok === true
        ? await createIntent(booking.value)
        : bookings.createPaymentIntent({ bookingId, price });
    if (begun.ok) return c.json({ clientSecret: begun.value });
    if (begun.failure.code !== 'payment/already-paid') return answered(c, fail(begun.failure), () => ({}));
    return c.json({ message: 'This booking is paid already.', clientSecret: begun.failure.clientSecret }, 409);
  });

  return app;
}

/** A PUT for a missing row answers status 200 with no match. */
function changed(context: Context, answer: Answer<boolean>): Response {
  return !answer.ok && answer.failure.code === 'api/not-found'
    ? context.json(matchedNothing)
    : answered(context, answer, modified);
}
