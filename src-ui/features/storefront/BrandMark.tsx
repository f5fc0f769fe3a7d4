import './BrandMark.scss';

/** The typography of each name. The marks are names in type, not the brands' logos. */
const settings = {
  Samsung: 'wide',
  Apple: 'light',
  Lenovo: 'tight',
  HP: 'slanted',
  Dell: 'wide',
  Canon: 'tight',
  Sony: 'wide',
  DJI: 'slanted',
} as const;

export type BrandName = keyof typeof settings;
export const brandNames = Object.keys(settings) as readonly BrandName[];

/** A brand's name in one muted colour. */
export function BrandMark({ brand }: { readonly brand: BrandName }) {
  return <span className={`brand-mark brand-mark--${settings[brand]}`}>{brand}</span>;
}
