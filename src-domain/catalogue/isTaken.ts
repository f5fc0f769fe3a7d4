import type { Product } from './Product.ts';

/** Reserved or sold, so nobody else can book it. A product without a status may be available. */
export function isTaken({ status }: Pick<Product, 'status'>): boolean {
  return status === 'reserved' || status === 'sold';
}
