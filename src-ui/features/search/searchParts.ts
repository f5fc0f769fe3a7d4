/** The bar's search needs these once somebody uses it; they load in one chunk. */
export { SearchScreen } from './SearchScreen.tsx';
export { Suggestions } from './Suggestions.tsx';
