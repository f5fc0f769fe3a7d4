import type { ProductStatus } from '../catalogue/Product.ts';
import type { Actor } from '../identity/Session.ts';
import type { Booking } from './Booking.ts';
import { productStatus, stageFacts, stageOf } from './bookingLife.ts';
import { mayDo } from './dealPolicy.ts';
import { requestKind, type SellerRequest } from './SellerRequest.ts';

/** A product that people have asked for. */
export type RequestedProduct = {
  /** The product's id, or the booking's where it names no product. */
  readonly key: string;
  /** Undefined where no booking of it says. */
  readonly status: ProductStatus | undefined;
  /** The newest comes first, after the one that the product is promised to. */
  readonly requests: readonly SellerRequest[];
};

/** A seller's bookings by product, in the order in which the marketplace lists them. */
export function requestedProducts(actor: Actor, bookings: readonly Booking[]): readonly RequestedProduct[] {
  const byProduct = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const key = booking.productId ?? booking.id;
    byProduct.set(key, [...(byProduct.get(key) ?? []), booking]);
  }
  return [...byProduct].map(([key, ofProduct]) => {
    const isSaid = ofProduct.some(({ state }) => state !== undefined);
    const status = isSaid ? productStatus(ofProduct) : undefined;
    const requests = ofProduct.map((booking): SellerRequest => {
      const stage = stageOf(booking, status);
      return { booking, stage, kind: requestKind(stage), moves: mayDo(actor, booking, status) };
    });
    return { key, status, requests: [...requests.filter(isPromised), ...requests.filter((one) => !isPromised(one))] };
  });
}

/** The request that the product is promised to. */
export function isPromised({ stage }: SellerRequest): boolean {
  return stage !== null && stageFacts[stage].product === 'reserved';
}
