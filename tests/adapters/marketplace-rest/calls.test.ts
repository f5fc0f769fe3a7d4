import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { ScriptedServer } from '../ScriptedServer.ts';
import { idTokenOf, signedInAs } from '../signedInAs.ts';
import { restMarketplace } from './restMarketplace.ts';
import { bookingWire, newBooking, newProduct, productWire } from './wire.ts';

let server: ScriptedServer;
let api: MarketplaceApi;

beforeAll(async () => {
  server = await ScriptedServer.start();
  // The base has a path and a trailing slash, because both occur in practice.
  api = restMarketplace({
    url: `${server.url}/shop/`,
    store: new InMemoryTokenStore('kept-token'),
    auth: signedInAs('karim@example.com'),
  });
});

afterAll(() => server.stop());

const put = { acknowledged: true, matchedCount: 1, modifiedCount: 1, upsertedCount: 0, upsertedId: null };
const deletion = { acknowledged: true, deletedCount: 1 };
const id = '63f2a1b4c8d9e0f1a2b3c4d5';

const bearers = { access: 'kept-token', id: idTokenOf('karim@example.com') };

type Row = {
  /** The call's name in test titles. */
  readonly id: string;
  readonly call: string;
  readonly make: () => Promise<unknown>;
  readonly answer: unknown;
  /** What the call sends as proof: the access token, the sign-in provider's ID token, or nothing. */
  readonly bearer: 'access' | 'id' | null;
  readonly payload?: unknown;
  /** The value that the adapter reads from the answer. */
  readonly read: unknown;
};

const listed = (...items: readonly unknown[]) => ({ items, unreadable: [] });

const rows: readonly Row[] = [
  {
    id: '[S-CALL-1]',
    call: 'GET /sellers',
    bearer: 'access',
    make: () => api.sellers.list(),
    answer: [{ _id: id, name: 'Rahim', email: 'rahim@example.com', status: 'verified' }],
    read: listed({ id, name: 'Rahim', email: 'rahim@example.com', verified: true }),
  },
  {
    id: '[S-CALL-2]',
    call: 'PUT /users/seller/rahim%2Bshop%40example.com',
    bearer: 'access',
    make: () => api.sellers.verify('rahim+shop@example.com'),
    answer: put,
    read: undefined,
  },
  {
    id: '[S-CALL-3]',
    call: 'DELETE /users/rahim%40example.com',
    bearer: 'access',
    make: () => api.sellers.delete('rahim@example.com'),
    answer: deletion,
    read: true,
  },
  {
    id: '[S-CALL-3]',
    call: 'DELETE /users/karim%40example.com',
    bearer: 'access',
    make: () => api.buyers.delete('karim@example.com'),
    answer: deletion,
    read: true,
  },
  {
    id: '[S-CALL-4] [G-PROOF-1]',
    call: 'GET /users/admin/rahim%40example.com',
    bearer: 'access',
    make: () => api.users.isAdmin('rahim@example.com'),
    answer: { isAdmin: true },
    read: true,
  },
  {
    id: '[S-CALL-5]',
    call: 'GET /users/seller/rahim%40example.com',
    bearer: 'access',
    make: () => api.users.isSeller('rahim@example.com'),
    answer: { isSeller: true },
    read: true,
  },
  {
    id: '[S-CALL-6] [G-PROOF-1]',
    call: 'GET /jwt?email=karim%40example.com',
    bearer: 'id',
    make: () => api.tokens.issue('karim@example.com'),
    answer: { accessToken: 'a.b.c' },
    read: 'a.b.c',
  },
  {
    id: '[S-CALL-7] [G-PROOF-1]',
    call: 'POST /users',
    bearer: 'id',
    make: () => api.users.register({ name: 'Karim', email: 'karim@example.com', type: 'buyer' }),
    payload: { name: 'Karim', email: 'karim@example.com', type: 'buyer' },
    answer: {},
    read: undefined,
  },
  {
    id: '[S-CALL-8] [G-PROOF-1]',
    call: 'GET /users/verified/rahim%40example.com',
    bearer: 'access',
    make: () => api.users.isVerified('rahim@example.com'),
    answer: { isVerified: true },
    read: true,
  },
  {
    id: '[S-CALL-9]',
    call: 'GET /buyers',
    bearer: 'access',
    make: () => api.buyers.list(),
    answer: [{ _id: id, name: 'Karim', email: 'karim@example.com' }],
    read: listed({ id, name: 'Karim', email: 'karim@example.com' }),
  },
  {
    id: '[S-CALL-10] [G-PROOF-1]',
    call: 'POST /booking',
    bearer: 'access',
    make: () => api.bookings.book(newBooking),
    payload: {
      buyerName: 'Karim',
      email: 'karim@example.com',
      phone: '01711000001',
      MeetingLocation: 'Mirpur 10',
      price: 32000,
      productName: 'HP ProBook 450',
      image: 'https://img.example.com/probook.jpg',
      categoryName: 'HP',
      categoryId: '1',
    },
    answer: { acknowledged: true, insertedId: id },
    read: undefined,
  },
  {
    id: '[S-CALL-11]',
    call: 'GET /buyersproducts?email=karim%40example.com',
    bearer: 'access',
    make: () => api.bookings.ofBuyer('karim@example.com'),
    answer: [bookingWire],
    read: listed(expect.objectContaining({ id: bookingWire._id, meetingLocation: 'Mirpur 10', price: 32000 })),
  },
  {
    id: '[S-CALL-12] [G-PROOF-1]',
    call: `DELETE /booking/${id}`,
    bearer: 'access',
    make: () => api.bookings.delete(id),
    answer: deletion,
    read: true,
  },
  {
    id: '[S-CALL-13] [G-PROOF-1]',
    call: `GET /booking/${bookingWire._id}`,
    bearer: 'access',
    make: () => api.bookings.byId(bookingWire._id),
    answer: bookingWire,
    read: {
      id: bookingWire._id,
      buyerName: 'Karim',
      email: 'karim@example.com',
      phone: '1711000001',
      meetingLocation: 'Mirpur 10',
      price: 32000,
      productName: 'HP ProBook 450',
      image: '',
      categoryName: 'HP',
      categoryId: '1',
    },
  },
  {
    id: '[S-CALL-14]',
    call: 'GET /sellersproducts?email=rahim%40example.com',
    bearer: 'access',
    make: () => api.products.ofSeller('rahim@example.com'),
    answer: [productWire],
    read: listed(expect.objectContaining({ id: productWire._id, sellerEmail: 'rahim@example.com' })),
  },
  {
    id: '[S-CALL-15] [G-PROOF-1]',
    call: `DELETE /sellersporducts/${id}`,
    bearer: 'access',
    make: () => api.products.delete(id),
    answer: deletion,
    read: true,
  },
  {
    id: '[S-CALL-16]',
    call: `PUT /sellersproducts/${id}`,
    bearer: 'access',
    make: () => api.products.advertise(id),
    payload: { advertise: 'advertise' },
    answer: put,
    read: undefined,
  },
  {
    id: '[S-CALL-17]',
    call: 'GET /allproducts',
    bearer: null,
    make: () => api.products.all(),
    answer: [productWire],
    read: listed({
      id: productWire._id,
      productName: 'HP ProBook 450',
      description: 'Little used',
      sellerName: 'Rahim',
      sellerEmail: 'rahim@example.com',
      useDuration: '8 months',
      price: 32000,
      originalPrice: 58000,
      image: 'https://img.example.com/probook.jpg',
      condition: 'Good',
      postTime: productWire.postTime,
      postedAt: Date.UTC(2023, 2, 7, 6),
      categoryName: 'HP',
      categoryId: '1',
      location: 'Dhaka',
      phone: '01711000000',
      advertised: true,
    }),
  },
  {
    id: '[S-CALL-18] [G-PROOF-1]',
    call: 'POST /allproducts',
    bearer: 'access',
    make: () => api.products.add(newProduct),
    payload: {
      productName: 'HP ProBook 450',
      description: 'Little used',
      sellerName: 'Rahim',
      email: 'rahim@example.com',
      useDuration: '8 months',
      price: 32000,
      originalPrice: 58000,
      image: 'https://img.example.com/probook.jpg',
      condition: 'Good',
      postTime: '2023-03-07',
      categoryName: 'HP',
      categoryId: '1',
      location: 'Dhaka',
      phone: '01711000000',
    },
    answer: { acknowledged: true, insertedId: id },
    read: undefined,
  },
  {
    id: '[S-CALL-19]',
    call: 'GET /categories/Audio%20%2F%20Video',
    bearer: null,
    make: () => api.products.ofCategory('Audio / Video'),
    answer: [],
    read: listed(),
  },
  {
    id: '[S-CALL-20]',
    call: 'GET /categories',
    bearer: null,
    make: () => api.categories.list(),
    answer: [{ _id: id, categoryName: 'HP', img: 'https://img.example.com/hp.png' }],
    read: listed({ id, categoryName: 'HP', img: 'https://img.example.com/hp.png' }),
  },
  {
    id: '[S-CALL-21]',
    call: 'GET /allproducts/advertise',
    bearer: null,
    make: () => api.products.advertised(),
    answer: [productWire],
    read: listed(expect.objectContaining({ advertised: true })),
  },
  {
    id: '[S-CALL-22]',
    call: 'GET /upcoming-product?category=phone',
    bearer: null,
    make: () => api.upcomingProducts.list(),
    answer: [{ id: 'u1', img: 'https://img.example.com/u.jpg', title: 'Phone X', description: 'Soon' }],
    read: listed({ id: 'u1', img: 'https://img.example.com/u.jpg', title: 'Phone X', description: 'Soon' }),
  },
  {
    id: '[S-CALL-24] [G-PROOF-1]',
    call: 'POST /create-payment-intent',
    bearer: 'access',
    make: () => api.paymentIntents.create({ bookingId: id, price: 32000 }),
    payload: { items: [{ id }], price: 32000 },
    answer: { clientSecret: 'pi_1_secret_2' },
    read: 'pi_1_secret_2',
  },
];

test.each(rows.map((row) => [`${row.id} ${row.call}`, row] as const))(
  '%s is sent as the contract says, and its answer is read',
  async (_, row) => {
    server.answer({ json: row.answer });

    const result = await row.make();

    const [method, url] = row.call.split(' ');
    expect(server.received).toEqual([
      {
        method,
        url: `/shop${url}`,
        authorization: row.bearer === null ? undefined : `Bearer ${bearers[row.bearer]}`,
        contentType: row.payload === undefined ? undefined : 'application/json',
        body: row.payload === undefined ? '' : expect.any(String),
      },
    ]);
    if (row.payload !== undefined) expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(row.payload);
    expect(result).toEqual({ ok: true, value: row.read });
  },
);
