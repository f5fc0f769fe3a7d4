import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Extension } from '#domain/extensions.ts';
import { marketplaceRoutes } from '#fakes/server/marketplaceRoutes.ts';
import { type RunningBackend, startLocalBackend } from '../localBackend.ts';
import { people, tinyWorld } from '../../contracts/tinyWorld.ts';

const { buyer, otherBuyer, seller, otherSeller, admin } = people;
type Email = string | null;

let running: RunningBackend;
afterEach(() => running.backend.stop());

function tokenOf(email: string): string {
  const issued = running.world.marketplace.issueToken(email);
  if (!issued.ok) throw new Error(issued.failure.code);
  return issued.value;
}

async function ask(as: Email, call: string, body?: object) {
  const [method = 'GET', path = '/'] = call.split(' ');
  const response = await fetch(running.backend.url + path, {
    method,
    headers: { ...(as === null ? {} : { authorization: `Bearer ${tokenOf(as)}` }), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type')?.split(';')[0], text };
}

const product = {
  productName: 'Pixel 7',
  email: seller.email,
  price: '31200',
  originalPrice: '52000',
  condition: 'Good',
  categoryName: 'HP',
};

/** A product of the seller's, and the buyer's booking of it. */
async function booked(extensions: readonly Extension[]) {
  running = await startLocalBackend(tinyWorld, { extensions });
  const added = await ask(seller.email, 'POST /allproducts', product);
  const { insertedId: productId } = JSON.parse(added.text) as { insertedId: string };
  const body = {
    email: buyer.email,
    productId,
    productName: 'Pixel 7',
    price: '1',
    phone: '018',
    MeetingLocation: 'M',
  };
  const answered = await ask(buyer.email, 'POST /booking', body);
  const { insertedId: id } = JSON.parse(answered.text) as { insertedId: string };
  return { id, productId, body };
}

describe('[G-SALE-1] the local backend with sales', () => {
  test('writes a deal as the extension has it', async () => {
    const { id, productId } = await booked(['sales']);
    await ask(seller.email, `PUT /booking/${id}/state`, { state: 'accepted' });
    await ask(seller.email, `PUT /booking/${id}/state`, { state: 'handed-over' });
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(JSON.parse((await ask(buyer.email, `GET /booking/${id}`)).text)).toMatchObject({
      _id: id,
      productId,
      sellerEmail: seller.email,
      bookedAt: iso,
      state: 'handed-over',
      handedOver: { seller: iso },
      price: 31_200,
    });
    const rows = JSON.parse((await ask(null, 'GET /allproducts')).text) as { _id: string; status: string }[];
    expect(rows.find(({ _id }) => _id === productId)).toMatchObject({ status: 'reserved' });
  });

  test('answers a move with how many rows it changed', async () => {
    const { id } = await booked(['sales']);
    const answer = await ask(seller.email, `PUT /booking/${id}/state`, { state: 'declined', reason: 'Too far' });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ modifiedCount: 1 });
  });

  test.each([
    ['by the wrong side', buyer.email, { state: 'accepted' }, 409],
    ['to a state that only the server gives', seller.email, { state: 'completed' }, 400],
    ['to no state', seller.email, { state: 'gone' }, 400],
    ['that cancels without a reason', buyer.email, { state: 'cancelled' }, 400],
    ['with a reason that is too long', seller.email, { state: 'declined', reason: 'x'.repeat(301) }, 400],
    ['by another buyer', otherBuyer.email, { state: 'cancelled', reason: 'No' }, 403],
    ['by another seller', otherSeller.email, { state: 'accepted' }, 403],
    ['by an admin', admin.email, { state: 'accepted' }, 403],
    ['by nobody', null, { state: 'accepted' }, 401],
  ] as const)('refuses a move %s', async (_what, as, body, status) => {
    const { id } = await booked(['sales']);
    const answer = await ask(as, `PUT /booking/${id}/state`, body);
    expect(answer.status).toBe(status);
    if (status === 409) expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String), state: 'requested' });
    if (status === 400) expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) });
    expect(JSON.parse((await ask(buyer.email, `GET /booking/${id}`)).text)).toMatchObject({ state: 'requested' });
  });

  test('says 409 of a second request by one person, and of a reserved product', async () => {
    const { id, body } = await booked(['sales']);
    const again = await ask(buyer.email, 'POST /booking', body);
    expect([again.status, JSON.parse(again.text)]).toEqual([
      409,
      { message: 'You already have a booking for Pixel 7' },
    ]);
    await ask(seller.email, `PUT /booking/${id}/state`, { state: 'accepted' });
    const late = await ask(otherBuyer.email, 'POST /booking', { ...body, email: otherBuyer.email });
    expect([late.status, JSON.parse(late.text)]).toEqual([409, { message: 'Pixel 7 is reserved' }]);
  });

  test('says 409 to a seller who asks for their own product', async () => {
    const { body } = await booked(['sales']);
    const own = await ask(seller.email, 'POST /booking', { ...body, email: seller.email });
    expect([own.status, JSON.parse(own.text)]).toEqual([409, { message: 'Pixel 7 is your own product' }]);
  });

  test('shows a deal to its two sides alone, and lets only the buyer begin its payment', async () => {
    const { id } = await booked(['sales']);
    const seen = async (as: Email, call: string, body?: object) => (await ask(as, call, body)).status;
    for (const as of [buyer.email, seller.email]) expect(await seen(as, `GET /booking/${id}`)).toBe(200);
    for (const as of [otherBuyer.email, otherSeller.email, admin.email]) {
      expect(await seen(as, `GET /booking/${id}`)).toBe(403);
      expect(await seen(as, `DELETE /booking/${id}`)).toBe(403);
    }
    const items = { items: [{ id }], price: 1 };
    expect(await seen(seller.email, 'POST /create-payment-intent', items)).toBe(403);
    expect(await seen(buyer.email, 'POST /create-payment-intent', items)).toBe(200);
  });

  test('lists requests to their own seller alone', async () => {
    await booked(['sales']);
    const call = `GET /sellersbookings?email=${seller.email}`;
    expect(JSON.parse((await ask(seller.email, call)).text)).toHaveLength(1);
    expect((await ask(otherSeller.email, call)).status).toBe(403);
    expect((await ask(null, call)).status).toBe(401);
  });
});

describe('[G-PAY-2] the local backend with paid', () => {
  test('asks the payment provider, and believes nobody else', async () => {
    const { id } = await booked(['paid']);
    const begun = await ask(buyer.email, 'POST /create-payment-intent', { items: [{ id }], price: 1 });
    const { clientSecret } = JSON.parse(begun.text) as { clientSecret: string };
    const paymentIntentId = clientSecret.split('_secret_')[0];
    const tell = () => ask(buyer.email, `PUT /booking/${id}`, { paymentIntentId });
    expect((await tell()).status).toBe(409);
    running.world.ledger.move(clientSecret, 'processing');
    expect((await tell()).status).toBe(409);
    running.advance(60_000);
    expect(JSON.parse((await tell()).text)).toMatchObject({ modifiedCount: 1 });
    expect(JSON.parse((await tell()).text)).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
    const booking = JSON.parse((await ask(buyer.email, `GET /booking/${id}`)).text) as object;
    expect(booking).toMatchObject({ paid: true, paymentIntentId });
    expect(booking).not.toHaveProperty('state');
  });

  test('asks the provider only for the booking’s buyer', async () => {
    const { id } = await booked(['paid']);
    const verify = vi.fn(async () => true);
    const app = marketplaceRoutes(running.world.marketplace, null, verify);
    const tell = (headers: Record<string, string>) =>
      app.request(`/booking/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ paymentIntentId: 'pi_1' }),
      });
    expect((await tell({})).status).toBe(401);
    expect((await tell({ authorization: `Bearer ${tokenOf(otherBuyer.email)}` })).status).toBe(403);
    expect(verify).not.toHaveBeenCalled();
  });

  test('starts no payment of a deal that was declined', async () => {
    const { id } = await booked(['sales', 'paid']);
    await ask(seller.email, `PUT /booking/${id}/state`, { state: 'declined' });
    const begun = await ask(buyer.email, 'POST /create-payment-intent', { items: [{ id }], price: 31_200 });
    expect(JSON.parse(begun.text)).toEqual({ acknowledged: false, message: expect.stringContaining('ended') });
  });

  test('gives payments secrets that nobody can guess', async () => {
    const { id } = await booked(['paid']);
    const begun = await ask(buyer.email, 'POST /create-payment-intent', { items: [{ id }], price: 1 });
    const { clientSecret } = JSON.parse(begun.text) as { clientSecret: string };
    const [payment, secret] = clientSecret.split('_secret_');
    expect(secret).toMatch(/^[\da-f]{32}$/);
    expect(payment).not.toContain(secret);
  });

  test('refuses a body without a payment', async () => {
    const { id } = await booked(['paid']);
    expect((await ask(buyer.email, `PUT /booking/${id}`, {})).status).toBe(400);
  });
});

describe('the local backend without extensions', () => {
  test.each([
    ['PUT /booking/1/state', { state: 'accepted' }],
    ['PUT /booking/1', { paymentIntentId: 'pi_1' }],
    [`GET /sellersbookings?email=${seller.email}`, undefined],
  ])('knows no %s', async (call, body) => {
    await booked([]);
    const answer = await ask(seller.email, call, body);
    expect([answer.status, answer.type]).toEqual([404, 'text/html']);
  });

  test('writes bookings and products as the specification has them, and takes what the buyer says', async () => {
    const { id, productId } = await booked([]);
    const booking = JSON.parse((await ask(buyer.email, `GET /booking/${id}`)).text) as object;
    expect(Object.keys(booking).toSorted()).toEqual(
      [
        '_id',
        'buyerName',
        'email',
        'phone',
        'MeetingLocation',
        'price',
        'productName',
        'image',
        'categoryName',
        'categoryId',
      ].toSorted(),
    );
    expect(booking).toMatchObject({ price: 1 });
    const rows = JSON.parse((await ask(null, 'GET /allproducts')).text) as { _id: string }[];
    expect(rows.find(({ _id }) => _id === productId)).not.toHaveProperty('status');
    expect((await ask(seller.email, `GET /booking/${id}`)).status).toBe(403);
    expect(JSON.parse((await ask(buyer.email, `DELETE /booking/${id}`)).text)).toMatchObject({ deletedCount: 1 });
    expect((await ask(buyer.email, `GET /booking/${id}`)).text).toBe('');
  });
});
