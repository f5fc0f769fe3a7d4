import type { ProductStatus } from '../catalogue/Product.ts';
import type { Actor } from '../identity/Session.ts';
import type { Booking } from './Booking.ts';
import { productStatus, stageFacts, stageOf } from './bookingLife.ts';
import { allowedMoves } from './dealPolicy.ts';
import { requestKind, type SellerRequest } from './SellerRequest.ts';

/** A product with its requests. */
export type RequestedProduct = {
  /** The product's id, or the booking's if it has no product id. */
  readonly key: string;
  /** Undefined if its bookings do not tell. */
  readonly status: ProductStatus | undefined;
  /** First the request that the product is promised to, then the newest. */
  readonly requests: readonly SellerRequest[];
};

/** Groups a seller's bookings by product, in the marketplace's order. */
export function requestedProducts(actor: Actor, bookings: readonly Booking[]): readonly RequestedProduct[] {
  const byProduct = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const key = booking.productId ?? booking.id;
    byProduct.set(key, [...(byProduct.get(key) ?? []), booking]);
  }
  return [...byProduct].map(([key, ofProduct]) => {
    const status = knownStatus(ofProduct);
    const requests = ofProduct.map((booking): SellerRequest => {
      const stage = stageOf(booking, status);
      return { booking, stage, kind: requestKind(stage), moves: allowedMoves(actor, booking, status) };
    });
    return { key, status, requests: [...requests.filter(isPromised), ...requests.filter((one) => !isPromised(one))] };
  });
}

/** A booking in a state that the shop does not know may have reserved the product, or sold it. */
function knownStatus(bookings: readonly Booking[]): ProductStatus | undefined {
  if (bookings.every(({ state }) => state === undefined)) return undefined;
  const status = productStatus(bookings);
  return status === 'available' && bookings.some(({ hasUnknownState }) => hasUnknownState === true)
    ? undefined
    : status;
}

/** Whether the product is promised to this request. */
export function isPromised({ stage }: SellerRequest): boolean {
  return stage !== null && stageFacts[stage].product === 'reserved';
}
