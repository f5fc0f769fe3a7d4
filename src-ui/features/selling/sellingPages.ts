/** In one chunk, because a seller goes from one to the other. */
export { AddProductPage } from './AddProductPage.tsx';
export { SellersProductsPage } from './SellersProductsPage.tsx';
