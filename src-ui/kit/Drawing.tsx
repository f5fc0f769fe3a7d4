const sprite = new URL('./drawings.svg', import.meta.url).href;

const viewBoxes = {
  bookings: '0 0 144 112',
  collection: '0 0 112 92',
  delivery: '0 0 112 92',
  photo: '0 0 96 72',
  picture: '0 0 96 72',
  quality: '0 0 112 92',
  search: '0 0 144 112',
  unplugged: '0 0 144 112',
} as const;

export type DrawingName = keyof typeof viewBoxes;

/** A decoration in the theme's colours: the sprite's shapes use the theme's variables. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg className="drawing" viewBox={viewBoxes[name]} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
