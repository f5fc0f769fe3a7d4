import type { ProductFilter, ProductOrderKey } from '#domain/selling/ownProducts.ts';

const products = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

const notDone = (left: number, isUnsure: boolean): string =>
  `${left} ${isUnsure ? 'not confirmed' : 'not'}. See Seller Products.`;

export const productDesk = {
  search: 'Search your products',
  show: 'Show',
  filters: {
    all: 'All',
    'not-advertised': 'Not advertised',
    advertised: 'Advertised',
    requests: 'With requests',
    reserved: 'Reserved',
    sold: 'Sold',
  } satisfies { readonly [F in ProductFilter]: string },
  order: {
    posted: { descending: 'Newest first', ascending: 'Oldest first' },
    name: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    price: { descending: 'Price, high to low', ascending: 'Price, low to high' },
  } satisfies { readonly [K in ProductOrderKey]: { readonly ascending: string; readonly descending: string } },
  count: (shown: number, total: number) => (shown === total ? products(total) : `${shown} of ${products(total)}`),
  nothingFound: 'No products match',
  nothingFoundText: 'Try other words, or show all your products.',
  showAll: 'Show all products',

  advertiseMany: (count: number) => `Advertise ${count}`,
  alreadyAdvertised: (count: number) => (count === 1 ? '1 is advertised already' : `${count} are advertised already`),
  advertising: {
    running: (count: number, written: string) =>
      count === 1 ? 'Advertising 1 product' : `Advertising ${written} products`,
    done: (count: number, written: string) => (count === 1 ? '1 product advertised' : `${written} products advertised`),
    rowRunning: 'Advertising…',
    rowDone: 'Advertised just now',
    rowFailed: 'Not advertised.',
  },
  gone: (name: string) => `${name} was already deleted`,

  deleteMany: (count: number) => `Delete ${count}`,
  deleteTitle: (count: number) => `Do you want to delete ${count === 1 ? 'this product' : `these ${count} products`}?`,
  deleteText: (names: readonly string[], more: number) =>
    `This removes ${names.join(', ')}${more === 0 ? '' : ` and ${more} more`} from the shop. You can undo it for a few seconds.`,
  wanted: (count: number, chosen: number) => {
    if (chosen === 1) return ' It is reserved or requested.';
    return count === 1 ? ' 1 of them is reserved or requested.' : ` ${count} of them are reserved or requested.`;
  },
  keep: (count: number): string => (count === 1 ? 'Keep product' : 'Keep products'),
  confirmDelete: (count: number): string => (count === 1 ? 'Delete product' : 'Delete products'),
  deletingSoon: (count: number) => `Deleting ${products(count)}. You can still undo this.`,
  undoAll: 'Undo all',
  deleteNow: 'Delete now',
  rowPending: 'Deleting soon.',
  undo: 'Undo',
  ofProduct: (name: string) => ` ${name}`,
  deletion: {
    running: (count: number, written: string) => (count === 1 ? 'Deleting 1 product' : `Deleting ${written} products`),
    done: (count: number, written: string) => (count === 1 ? '1 product deleted' : `${written} products deleted`),
    rowRunning: 'Deleting…',
    rowDone: 'Deleted',
    rowFailed: 'Not deleted.',
  },
  outcome: {
    advertising: (done: number, left: number, isUnsure: boolean) =>
      left === 0 ? `${products(done)} advertised` : `${products(done)} advertised, ${notDone(left, isUnsure)}`,
    deletion: (done: number, left: number, isUnsure: boolean) =>
      left === 0 ? `${products(done)} deleted` : `${products(done)} deleted, ${notDone(left, isUnsure)}`,
  },
};
