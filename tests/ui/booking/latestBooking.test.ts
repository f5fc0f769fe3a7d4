import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { SellerNotice } from '#domain/booking/SellerNotice.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import { LatestBooking } from '#ui/parts/booking/LatestBooking.ts';
import { aThinkPadBooking } from '../../builders/aBooking.ts';
import { buyer } from '../../builders/people.ts';

const booking = aThinkPadBooking();
const notice: SellerNotice = { booking, seller: 'none', productId: booking.productId ?? null };

/** Whether the reminder still stands once these lists were read, one after the other. */
function standsAfter(...lists: readonly (readonly Booking[])[]): boolean {
  const latest = new LatestBooking({ actor: buyer } as SessionStore);
  latest.set(buyer.account.email, notice);
  for (const list of lists) latest.follow(list);
  return latest.notice !== null;
}

describe('[G-TELL-1] the reminder to tell the seller', () => {
  it('stays while the booking is open, whatever became of an earlier one of the same product', () => {
    const earlier = aThinkPadBooking({ id: 'earlier', state: 'declined' });
    expect(standsAfter([booking])).toBe(true);
    expect(standsAfter([earlier, { ...booking, state: 'requested' }])).toBe(true);
  });

  it.each(['declined', 'cancelled', 'completed'] as const)('goes with a booking that is %s', (state) => {
    expect(standsAfter([booking], [{ ...booking, state }])).toBe(false);
  });

  it('goes with a booking that was listed and is gone, and stays while the list is older than the booking', () => {
    const other = aThinkPadBooking({ id: 'other', productId: 'another', productName: 'Another' });
    expect(standsAfter([], [other])).toBe(true);
    expect(standsAfter([aThinkPadBooking({ id: 'earlier', state: 'declined' })])).toBe(true);
    expect(standsAfter([other], [other, booking], [other])).toBe(false);
  });
});
