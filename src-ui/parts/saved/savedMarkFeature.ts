import type { Ports } from '#domain/Ports.ts';
import { savedSearchesKey } from '#domain/saved/savedSearchesKey.ts';

const someSearches = {
  ...savedSearchesKey,
  parse: (content: unknown) => (Array.isArray(content) && content.length > 0 ? true : undefined),
};

/** Separate from deviceFeature, whose code loads only for people who saved something. */
export const savedMarkFeature = ({ deviceStore }: Pick<Ports, 'deviceStore'>) => ({
  savedMark: () => ({ hasSearches: deviceStore.read(someSearches) === true }),
});
