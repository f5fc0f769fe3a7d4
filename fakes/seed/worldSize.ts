const key = 'demo-world-size';
const usual = 240;

/** How many products the demo world has in this tab: `?products=10000` in any address says so. */
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
