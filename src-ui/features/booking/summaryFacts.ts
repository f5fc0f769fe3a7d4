import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import type { PaidRecord } from '#domain/payment/PaymentRecords.ts';
import type { bookingSummaryTexts } from '../../texts/bookingSummary.ts';
import type { Formatter } from '../../texts/Formatter.ts';
import type { Fact } from '../../kit/Facts.tsx';

type Texts = typeof bookingSummaryTexts.english;

/** States only known facts. */
function known(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(([, value]) => value.trim() !== '');
}

export function bookedFacts(
  { booking }: BookingSummary,
  paid: PaidRecord | null,
  texts: Texts,
  format: Formatter,
): readonly Fact[] {
  return known([
    [texts.product, booking.productName],
    [texts.category, booking.categoryName],
    [texts.price, format.price(booking.price)],
    [booking.isPaid === true ? texts.paidByCard : texts.paid, payment(booking, paid, texts, format)],
    [texts.number, booking.id],
  ]);
}

/** The marketplace knows the payment's reference, and this device the charge. */
function payment(
  { isPaid, paymentIntentId }: Booking,
  paid: PaidRecord | null,
  texts: Texts,
  format: Formatter,
): string {
  if (paid !== null) return texts.paidText(format.money(paid.charge), paid.reference);
  if (isPaid !== true) return '';
  return paymentIntentId === undefined ? texts.yes : texts.referenceOf(paymentIntentId);
}

/** The later of the two confirmations. */
function handedOverOn({ handedOver }: Booking, format: Formatter): string {
  const { buyer, seller } = handedOver ?? {};
  return buyer === undefined || seller === undefined ? '' : format.date(Math.max(buyer, seller));
}

export function meetingFacts({ booking }: BookingSummary, texts: Texts, format: Formatter): readonly Fact[] {
  return known([
    [texts.meetingLocation, booking.meetingLocation],
    [texts.handedOver, handedOverOn(booking, format)],
    [texts.bookedBy, booking.buyerName],
    [texts.buyersPhone, booking.phone],
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
