import type { ReactNode } from 'react';
import type { Product } from '#domain/catalogue/Product.ts';
import type { BookingAhead } from './BookingAhead.ts';

type BookButtonProps = {
  readonly product: Product;
  readonly ahead: BookingAhead;
  readonly onBook: (product: Product) => void;
  readonly className: string;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-busy'?: true | undefined;
  readonly children: ReactNode;
};

/** Opens a product's booking form, which is drawn as soon as somebody points at the button. */
export function BookButton({ product, ahead, onBook, ...button }: BookButtonProps) {
  const expect = (): void => ahead.expect(product);
  return <button {...button} type="button" onPointerEnter={expect} onFocus={expect} onClick={() => onBook(product)} />;
}
