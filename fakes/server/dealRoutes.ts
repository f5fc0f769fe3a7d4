import { Hono } from 'hono';
import type { Booking } from '#domain/booking/Booking.ts';
import { type BookingMove, bookingMoves, moveStates } from '#domain/booking/BookingMove.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import { fail } from '#domain/shared/Result.ts';
import type { Marketplace } from '../marketplace/Marketplace.ts';
import type { MarketplaceDeals } from '../marketplace/MarketplaceDeals.ts';
import { answered, bodyOf, modified, tokenOf } from './answers.ts';
import { BadRequest, type Body, optionalText, required } from './requestBody.ts';
import { bookingWire } from './wire.ts';

/** Asks a real payment provider whether the payment succeeded and is the booking's. */
export type VerifyPayment = (booking: Booking, paymentIntentId: string) => Promise<boolean>;

/** The calls of `sales`. */
export function salesRoutes({ bookings }: Marketplace, deals: MarketplaceDeals): Hono {
  const app = new Hono();
  app.get('/sellersbookings', (c) =>
    answered(c, bookings.ofSeller(tokenOf(c), c.req.query('email') ?? ''), (found) => found.map(bookingWire)),
  );
  app.put('/booking/:id/state', async (c) => {
    const body = await bodyOf(c);
    const moved = deals.move(tokenOf(c), c.req.param('id'), moveIn(body), optionalText(body, 'reason'));
    if (moved.ok) return c.json(modified(true));
    const { failure } = moved;
    if (failure.code === 'booking/moved-on') {
      return c.json({ message: `This booking is ${failure.state}`, state: failure.state }, 409);
    }
    if (failure.code === 'api/refused') return c.json({ message: failure.message }, 400);
    return answered(c, fail(failure), () => ({}));
  });
  return app;
}

/** The call of `paid`. The server trusts only the payment provider. */
export function paidRoutes(marketplace: Marketplace, verify: VerifyPayment | null): Hono {
  const { bookings } = marketplace;
  const app = new Hono();
  app.put('/booking/:id', async (c) => {
    const id = c.req.param('id');
    const token = tokenOf(c);
    const paymentIntentId = required(await bodyOf(c), 'paymentIntentId');
    const booking = bookings.byId(id);
    const person = marketplace.person(token);
    const isTheirs = booking.ok && person.ok && sameEmail(booking.value.email, person.value.email);
    // The provider limits its calls, so nobody makes it answer for somebody else's booking.
    const isPaid = verify !== null && isTheirs ? await verify(booking.value, paymentIntentId) : undefined;
    const marked = bookings.markPaid(token, id, paymentIntentId, isPaid);
    if (!marked.ok && marked.failure.code === 'api/refused') return c.json({ message: marked.failure.message }, 409);
    return answered(c, marked, modified);
  });
  return app;
}

function moveIn(body: Body): BookingMove {
  const move = bookingMoves.find((one) => moveStates[one] === body['state']);
  if (move === undefined) throw new BadRequest(`state is none of ${Object.values(moveStates).join(', ')}`);
  return move;
}
