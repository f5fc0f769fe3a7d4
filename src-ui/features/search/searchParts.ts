/** What the search of the bar needs once somebody uses it, in one chunk. */
export { SearchScreen } from './SearchScreen.tsx';
export { Suggestions } from './Suggestions.tsx';
