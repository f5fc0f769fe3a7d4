import { describe, expect, it } from 'vitest';
import { bookingStages, movesOf } from '#domain/booking/bookingLife.ts';
import { requestedProducts } from '#domain/booking/requestedProducts.ts';
import { requestKind } from '#domain/booking/SellerRequest.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aDeal, productIn } from '../../builders/aDeal.ts';
import { aSession } from '../../builders/aSession.ts';

const seller = aSession('seller');
const requested = (id: string) => aDeal('requested', { id });

describe('[G-SALE-1] the requests for a seller’s products', () => {
  it('are grouped by product, in the marketplace’s order', () => {
    const other = { productId: 'p2' };
    const groups = requestedProducts(seller, [
      requested('a'),
      aDeal('requested', { id: 'b', ...other }),
      requested('c'),
    ]);
    expect(groups.map(({ key, requests }) => [key, requests.map(({ booking }) => booking.id)])).toEqual([
      [requested('a').productId, ['a', 'c']],
      ['p2', ['b']],
    ]);
  });

  it('stand alone if they name no product', () => {
    expect(requestedProducts(seller, [aBooking({ id: 'a' }), aBooking({ id: 'b' })]).map(({ key }) => key)).toEqual([
      'a',
      'b',
    ]);
  });

  it('begin with the one that the product is promised to', () => {
    const bookings = [requested('a'), aDeal('cancelled', { id: 'b' }), aDeal('accepted', { id: 'c' }), requested('d')];
    const [group] = requestedProducts(seller, bookings);
    expect(group?.requests.map(({ booking, stage }) => [booking.id, stage])).toEqual([
      ['c', 'accepted'],
      ['a', 'waiting'],
      ['b', 'cancelled'],
      ['d', 'waiting'],
    ]);
  });

  it('have the moves of their stage: one that waits for another deal cannot be accepted', () => {
    const [group] = requestedProducts(seller, [requested('a'), aDeal('accepted', { id: 'b' })]);
    expect(group?.requests.map(({ moves }) => moves)).toEqual([
      movesOf('accepted', 'seller'),
      movesOf('waiting', 'seller'),
    ]);
  });

  it('show no stage and no moves without a state', () => {
    const [group] = requestedProducts(seller, [aBooking()]);
    expect(group?.requests).toEqual([{ booking: aBooking(), stage: null, kind: 'unknown', moves: [] }]);
  });
});

describe('[G-SALE-1] a product with requests', () => {
  it.each(bookingStages.filter((stage) => stage !== 'waiting'))(
    'has the status that a %s booking gives it',
    (stage) => {
      expect(requestedProducts(seller, [aDeal(stage)])[0]?.status).toBe(productIn(stage));
    },
  );

  const { state: _state, ...stateless } = aDeal('requested');

  it('[G-TRUE-1] has no known status if no booking tells a state', () => {
    expect(requestedProducts(seller, [stateless])[0]?.status).toBeUndefined();
    expect(requestedProducts(seller, [stateless, requested('a')])[0]?.status).toBe('available');
  });

  it('[G-TRUE-1] is not called available if a booking is in a state that the shop does not know', () => {
    const odd = { ...stateless, hasUnknownState: true } as const;
    expect(requestedProducts(seller, [requested('a'), odd])[0]?.status).toBeUndefined();
    expect(requestedProducts(seller, [aDeal('accepted'), odd])[0]?.status).toBe('reserved');
  });
});

describe('[G-SALE-1] the kind of a request', () => {
  it.each([
    ['requested', 'answer'],
    ['waiting', 'waiting'],
    ['accepted', 'under-way'],
    ['seller-handed-over', 'under-way'],
    ['buyer-handed-over', 'under-way'],
    ['completed', 'ended'],
    ['declined', 'ended'],
    ['cancelled', 'ended'],
    [null, 'unknown'],
  ] as const)('in the stage %s is %s', (stage, kind) => {
    expect(requestKind(stage)).toBe(kind);
  });
});
