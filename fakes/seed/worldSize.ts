const key = 'demo-world-size';
const usual = 240;

/** The number of products in this tab's demo world: `?products=10000` in any address sets it. */
export function worldSize(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): number {
  const asked = new URLSearchParams(search).get('products');
  try {
    if (asked !== null) storage.setItem(key, asked);
    return sizeIn(asked ?? storage.getItem(key));
  } catch {
    return sizeIn(asked);
  }
}

function sizeIn(text: string | null): number {
  const size = Number(text);
  return Number.isInteger(size) && size > 0 && size <= 200_000 ? size : usual;
}
