import { placeIn } from '#domain/search/places.ts';
import { useApp } from '../../context/AppContext.ts';
import { languageTags } from '../../texts/Language.ts';

/** The name of a place in the page's language. The component must be an observer to follow the language. */
export function usePlaceName(): (place: string) => string {
  const tag = languageTags[useApp().preferences.language];
  return (place) => placeIn(tag, place);
}
