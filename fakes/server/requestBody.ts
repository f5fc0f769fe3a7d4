import type { NewBooking } from '#domain/booking/Booking.ts';
import { type NewProduct, conditions } from '#domain/catalogue/Product.ts';
import { type NewReport, reportReasons } from '#domain/reporting/Report.ts';
import { type User, userTypes } from '#domain/identity/User.ts';
import { defined } from '#domain/shared/defined.ts';
import { parsePrice } from '#domain/shared/Money.ts';

/** The JSON body of a request, or an object without fields. */
export type Body = Readonly<Record<string, unknown>>;

export class BadRequest extends Error {}

function text(body: Body, field: string): string {
  const value = body[field];
  if (typeof value === 'number') return String(value);
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new BadRequest(`${field} is not text`);
  return value;
}

/** Undefined if the field is absent or empty. */
export function optionalText(body: Body, field: string): string | undefined {
  return text(body, field) || undefined;
}

export function required(body: Body, field: string): string {
  const value = text(body, field);
  if (value.trim() === '') throw new BadRequest(`${field} is missing`);
  return value;
}

function price(body: Body, field: string): number {
  const value = parsePrice(required(body, field));
  if (value === undefined) throw new BadRequest(`${field} is not a price`);
  return value;
}

export function oneOf<T extends string>(allowed: readonly T[], body: Body, field: string): T {
  const value = allowed.find((one) => one === body[field]);
  if (value === undefined) throw new BadRequest(`${field} is none of ${allowed.join(', ')}`);
  return value;
}

export function readProduct(body: Body): NewProduct {
  return {
    productName: required(body, 'productName'),
    description: text(body, 'description'),
    sellerName: text(body, 'sellerName'),
    sellerEmail: required(body, 'email'),
    useDuration: text(body, 'useDuration'),
    price: price(body, 'price'),
    originalPrice: price(body, 'originalPrice'),
    image: text(body, 'image'),
    condition: oneOf(conditions, body, 'condition'),
    postTime: text(body, 'postTime'),
    categoryName: required(body, 'categoryName'),
    categoryId: text(body, 'categoryId'),
    location: text(body, 'location'),
    phone: text(body, 'phone'),
  };
}

export function readBooking(body: Body): NewBooking {
  return {
    buyerName: text(body, 'buyerName'),
    email: required(body, 'email'),
    phone: text(body, 'phone'),
    meetingLocation: text(body, 'MeetingLocation'),
    price: price(body, 'price'),
    productName: required(body, 'productName'),
    image: text(body, 'image'),
    categoryName: text(body, 'categoryName'),
    categoryId: text(body, 'categoryId'),
    ...defined({ productId: optionalText(body, 'productId') }),
  };
}

export function readUser(body: Body): User {
  return { name: required(body, 'name'), email: required(body, 'email'), type: oneOf(userTypes, body, 'type') };
}

export function readReport(body: Body): NewReport {
  return {
    productId: required(body, 'productId'),
    reason: oneOf(reportReasons, body, 'reason'),
    details: text(body, 'details'),
  };
}

/** The booking that a payment is for. */
export function readPaymentItem(body: Body): string {
  const items = body['items'];
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  if (typeof first !== 'object' || first === null) throw new BadRequest('items is missing');
  return required(first as Body, 'id');
}
