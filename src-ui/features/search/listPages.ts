/** In one chunk, because they differ in little but their list. */
export { AdvertisedPage } from './AdvertisedPage.tsx';
export { CategoryPage } from './CategoryPage.tsx';
