const key = 'demo-world-size';
const usual = 240;

/** The number of products in this tab's demo world: `?products=10000` in any address sets it. */
export function worldSize(
  search: string,
  tab: { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'> },
): number {
  const asked = new URLSearchParams(search).get('products');
  try {
    // A browser that keeps nothing may refuse even to answer its storage.
    const { sessionStorage } = tab;
    if (asked !== null) sessionStorage.setItem(key, asked);
    return sizeIn(asked ?? sessionStorage.getItem(key));
  } catch {
    return sizeIn(asked);
  }
}

function sizeIn(text: string | null): number {
  const size = Number(text);
  return Number.isInteger(size) && size > 0 && size <= 200_000 ? size : usual;
}
