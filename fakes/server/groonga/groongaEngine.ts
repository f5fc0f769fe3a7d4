import type { SearchEngineOf } from '../database/SearchEngine.ts';
import { Groonga } from './Groonga.ts';
import { GroongaCatalogue } from './GroongaCatalogue.ts';
import { GroongaFeed } from './GroongaFeed.ts';
import { GroongaSearch } from './GroongaSearch.ts';

/** A Groonga server that answers over HTTP. */
export function groongaEngine(url: string): SearchEngineOf {
  return (database) => {
    const groonga = new Groonga(url);
    const catalogue = new GroongaCatalogue(database);
    const feed = new GroongaFeed(groonga, database, catalogue);
    return {
      catalogue,
      search: (products, clock) => new GroongaSearch({ groonga, feed, catalogue, products, clock }),
      fill: (progress) => feed.catchUp(progress),
      close: async () => {
        groonga.close();
        await feed.close();
      },
    };
  };
}
