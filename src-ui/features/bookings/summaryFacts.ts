import type { BookingSummary } from '#domain/booking/SummariseBooking.ts';
import type { PaidRecord } from '#domain/payment/PaymentRecords.ts';
import type { bookingSummaryTexts } from '../../copy/bookingSummary.ts';
import type { Formatter } from '../../copy/format.ts';
import type { Fact } from '../../design/Facts.tsx';

type Texts = typeof bookingSummaryTexts.english;

/** What is known is said, and nothing else. */
function known(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(([, value]) => value.trim() !== '');
}

export function bookedFacts({ booking }: BookingSummary, paid: PaidRecord | null, texts: Texts, format: Formatter): readonly Fact[] {
  return known([
    [texts.product, booking.productName],
    [texts.category, booking.categoryName],
    [texts.price, format.price(booking.price)],
    [texts.paid, paid === null ? '' : texts.paidText(format.money(paid.charge), paid.reference)],
    [texts.number, booking.id],
  ]);
}

export function meetingFacts({ booking }: BookingSummary, texts: Texts): readonly Fact[] {
  return known([
    [texts.meetingLocation, booking.meetingLocation],
    [texts.bookedBy, booking.buyerName],
    [texts.yourPhone, booking.phone],
  ]);
}

export function sellerFacts({ seller }: BookingSummary, texts: Texts): readonly Fact[] {
  if (typeof seller === 'string') return [];
  return known([
    [texts.name, seller.name],
    [texts.phone, seller.phone],
    [texts.email, seller.email],
    [texts.place, seller.location],
  ]);
}
