const sprite = new URL('./brands.svg', import.meta.url).href;

// The symbol brings its own origin.
const wide = '0 0 24 10';
const square = '0 0 24 24';
const viewBoxes = { Samsung: wide, Lenovo: wide, HP: square, Dell: square, Sony: wide } as const;

export type BrandName = keyof typeof viewBoxes;
export const brandNames: readonly BrandName[] = ['Samsung', 'Lenovo', 'HP', 'Dell', 'Sony'];

/** A brand's own mark (Simple Icons, CC0), in one muted colour. */
export function BrandMark({ brand }: { readonly brand: BrandName }) {
  const viewBox = viewBoxes[brand];
  return (
    <svg
      className={viewBox === wide ? 'brand-mark brand-mark--wide' : 'brand-mark'}
      viewBox={viewBox}
      role="img"
      aria-label={brand}
    >
      <use href={`${sprite}#${brand.toLowerCase()}`} />
    </svg>
  );
}
