/** In one chunk, because people go from their wish list to the comparison and back. */
export { ComparePage } from './ComparePage.tsx';
export { WishListPage } from './WishListPage.tsx';
