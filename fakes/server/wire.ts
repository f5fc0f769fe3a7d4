import type { Booking } from '#domain/booking/Booking.ts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Report } from '#domain/reporting/Report.ts';
import { defined } from '#domain/shared/defined.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';

/*
 * The marketplace's data as real backends write it: ids in `_id`, product prices as text, a mark instead of a flag, and
 * some extra fields.
 */

export function productWire(product: Product): object {
  return {
    _id: product.id,
    productName: product.productName,
    description: product.description,
    sellerName: product.sellerName,
    email: product.sellerEmail,
    useDuration: product.useDuration,
    price: String(product.price),
    originalPrice: String(product.originalPrice),
    image: product.image,
    condition: product.condition,
    postTime: product.postTime,
    categoryName: product.categoryName,
    categoryId: product.categoryId,
    location: product.location,
    phone: product.phone,
    // A product that is not advertised lacks this field.
    ...(product.advertised ? { advertise: 'advertise' } : {}),
    ...(product.status === undefined ? {} : { status: product.status }),
    __v: 0,
  };
}

export function bookingWire({ id, meetingLocation, isPaid, bookedAt, handedOver, ...rest }: Booking): object {
  const moments = handedOver && Object.entries(handedOver).map(([side, at]) => [side, iso(at)] as const);
  const extended = {
    bookedAt: bookedAt === undefined ? undefined : iso(bookedAt),
    handedOver: moments && Object.fromEntries(moments),
    // A booking that is not paid lacks this field.
    paid: isPaid === true ? true : undefined,
  };
  return { _id: id, ...rest, MeetingLocation: meetingLocation, ...defined(extended) };
}

export function reportWire({ id, reportedAt, ...rest }: Report): object {
  return { _id: id, ...rest, ...defined({ reportedAt: reportedAt === null ? undefined : iso(reportedAt) }) };
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Forms know a category by its number, the database by its own id. */
export function categoryWire({ id, categoryName, img }: Category): object {
  const number = Number(id);
  return Number.isInteger(number)
    ? { _id: `ca${number.toString(16).padStart(22, '0')}`, categoryId: number, categoryName, img }
    : { _id: id, categoryName, img };
}

export function upcomingWire({ id, ...rest }: UpcomingProduct): object {
  return { category: 'phone', ...rest, id, brand: '' };
}

export function sellerWire({ id, verified, ...rest }: { readonly id: string; readonly verified: boolean }): object {
  return { _id: id, ...rest, type: 'seller', ...(verified ? { status: 'verified' } : {}) };
}

export function buyerWire({ id, ...rest }: { readonly id: string }): object {
  return { _id: id, ...rest, type: 'buyer' };
}
