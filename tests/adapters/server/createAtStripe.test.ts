import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/shared/Result.ts';
import { createAtStripe, isPaidAtStripe } from '#fakes/server/stripe/createAtStripe.ts';

const account = { secretKey: 'sk_test_1', world: 'w1' };
const booking = {
  id: 'b1',
  buyerName: 'K',
  email: 'k@b.com',
  phone: '',
  meetingLocation: '',
  price: 1250.5,
  productName: 'HP',
  image: '',
  categoryName: 'HP',
  categoryId: '1',
};

type Intent = { readonly id: string; readonly client_secret: string; status: string; readonly booking: string };

/** The part of Stripe's API that a payment uses. A repeated idempotency key gets the first answer again. */
class PlayedStripe {
  readonly intents: Intent[] = [];
  readonly requests: { readonly url: string; readonly headers: Headers; readonly body: string }[] = [];
  /** Stripe's search can lag by up to a minute. */
  searchKnowsAll = false;
  readonly #answers = new Map<string, Intent>();

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    this.requests.push({ url, headers, body: init.body instanceof URLSearchParams ? init.body.toString() : '' });
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith('/search')) {
      const wanted = /^metadata\['booking'\]:'(.+)'$/.exec(searchParams.get('query') ?? '')?.[1];
      return Response.json({ data: this.searchKnowsAll ? this.intents.filter((one) => one.booking === wanted) : [] });
    }
    if (init.method !== 'POST') return Response.json(this.intents.find(({ id }) => pathname.endsWith(`/${id}`)));
    const key = headers.get('idempotency-key') ?? '';
    const first = this.#answers.get(key) ?? this.#create((init.body as URLSearchParams).get('metadata[booking]') ?? '');
    this.#answers.set(key, first);
    return Response.json({ ...first });
  };

  forgetKeys(): void {
    this.#answers.clear();
  }

  #create(key: string): Intent {
    const id = `pi_${this.intents.length + 1}`;
    const intent = { id, client_secret: `${id}_secret_x`, status: 'requires_payment_method', booking: key };
    this.intents.push(intent);
    return { ...intent };
  }
}

let stripe: PlayedStripe;

beforeEach(() => {
  stripe = new PlayedStripe();
  vi.stubGlobal('fetch', stripe.fetch);
});

afterEach(() => vi.unstubAllGlobals());

test('[S-PAY-2] a payment starts at Stripe, in paisa, and names its booking', async () => {
  expect(await createAtStripe(account, booking)).toEqual(ok('pi_1_secret_x'));
  const created = stripe.requests.find(({ body }) => body !== '');
  expect(created?.url).toBe('https://api.stripe.com/v1/payment_intents');
  expect(created?.headers.get('authorization')).toBe('Bearer sk_test_1');
  expect(created?.body).toContain('amount=125050&currency=bdt');
  expect(created?.body).toContain('description=Booking+b1');
});

test('[G-PAY-1] two devices that ask within one minute get one payment', async () => {
  expect(await Promise.all([createAtStripe(account, booking), createAtStripe(account, booking)])).toEqual([
    ok('pi_1_secret_x'),
    ok('pi_1_secret_x'),
  ]);
});

test('[G-PAY-1] a booking gets the same payment when Stripe has forgotten the key', async () => {
  await createAtStripe(account, booking);
  stripe.forgetKeys();
  stripe.searchKnowsAll = true;
  expect(await createAtStripe(account, booking)).toEqual(ok('pi_1_secret_x'));
});

test.each([
  ['the search finds', true],
  ['the search does not find yet', false],
])('[G-PAY-1] a payment that succeeded and that %s counts as paid', async (_what, searchKnowsAll) => {
  await createAtStripe(account, booking);
  Object.assign(stripe, { searchKnowsAll });
  for (const intent of stripe.intents) intent.status = 'succeeded';
  expect(await createAtStripe(account, booking)).toEqual(
    fail({ code: 'payment/already-paid', clientSecret: 'pi_1_secret_x' }),
  );
  expect(stripe.intents).toHaveLength(1);
});

test.each([true, false])(
  'starts a new payment after a cancelled one, whether the search finds it: %s',
  async (searchKnowsAll) => {
    await createAtStripe(account, booking);
    Object.assign(stripe, { searchKnowsAll });
    for (const intent of stripe.intents) intent.status = 'canceled';
    expect(await createAtStripe(account, booking)).toEqual(ok('pi_2_secret_x'));
  },
);

test('a booking of another world with the same id gets its own payment', async () => {
  await createAtStripe(account, booking);
  stripe.searchKnowsAll = true;
  expect(await createAtStripe({ ...account, world: 'w2' }, booking)).toEqual(ok('pi_2_secret_x'));
});

describe('[G-PAY-2] Stripe’s word on a payment', () => {
  const succeeded = (changes: object) => vi.stubGlobal('fetch', async () => Response.json({ ...paid, ...changes }));
  const paid = { id: 'pi_1', client_secret: 'pi_1_secret_x', status: 'succeeded', metadata: { booking: 'w1-b1' } };

  test('is believed where it went through, and is the booking’s', async () => {
    succeeded({});
    expect(await isPaidAtStripe(account, booking, 'pi_1')).toBe(true);
  });

  test.each([
    ['was only begun', { status: 'requires_payment_method' }],
    ['is processing', { status: 'processing' }],
    ['is of another booking', { metadata: { booking: 'w1-b2' } }],
    ['is of another world', { metadata: { booking: 'w2-b1' } }],
    ['is of no booking', { metadata: {} }],
  ])('says no where it %s', async (_what, changes) => {
    succeeded(changes);
    expect(await isPaidAtStripe(account, booking, 'pi_1')).toBe(false);
  });

  test('is not asked about what can be no payment’s id', async () => {
    const asked = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', asked);
    expect(await isPaidAtStripe(account, booking, '../customers')).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  test('is no where Stripe knows no such payment', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ error: { message: 'No such payment_intent' } }, { status: 404 }),
    );
    expect(await isPaidAtStripe(account, booking, 'pi_9')).toBe(false);
  });
});

test('Stripe’s refusal is reported to the server’s operator', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { message: 'Invalid API Key provided' } }, { status: 401 }),
  );
  await expect(createAtStripe({ ...account, secretKey: 'sk_wrong' }, booking)).rejects.toThrow(
    'Invalid API Key provided',
  );
});
