import type { ProductStatus } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';

type PictureTagProps = {
  readonly status: ProductStatus | undefined;
  /** For a product that is neither reserved nor sold. */
  readonly otherwise: string | null;
};

/** The word on a product's picture. Its parent must observe the language. */
export function PictureTag({ status, otherwise }: PictureTagProps) {
  const { statusNames } = useTexts(partsTexts);
  const isTaken = status === 'reserved' || status === 'sold';
  const text = isTaken ? statusNames[status] : otherwise;
  return text === null ? null : <span className={isTaken ? `tag tag--${status}` : 'tag'}>{text}</span>;
}
