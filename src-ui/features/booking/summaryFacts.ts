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
    payment(booking, paid, texts, format),
    [texts.number, booking.id],
  ]);
}

/**
 * The marketplace knows the payment's reference, and this device the charge. People sign the receipt, so it does not call
 * a product paid because of a test.
 */
function payment(
  { isPaid = false, paymentIntentId }: Booking,
  paid: PaidRecord | null,
  texts: Texts,
  format: Formatter,
): Fact {
  if (paid === null) {
    const reference = paymentIntentId === undefined ? texts.yes : texts.referenceOf(paymentIntentId);
    return [texts.paidByCard, isPaid ? reference : ''];
  }
  const { charge, reference, isReal } = paid;
  if (!isReal && !isPaid) return [texts.testPayment, texts.testText(format.money(charge), reference)];
  return [isPaid ? texts.paidByCard : texts.paid, texts.paidText(format.money(charge), reference)];
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
