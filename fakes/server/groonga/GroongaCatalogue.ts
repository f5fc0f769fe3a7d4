import type { Product } from '#domain/catalogue/Product.ts';
import { cityOf } from '#domain/search/cityOf.ts';
import type { Database } from '../database/Database.ts';
import type { Catalogue } from '../database/SearchEngine.ts';
import { textsOf } from '../database/search/catalogueEntry.ts';
import { FacetNumbers } from '../database/search/FacetNumbers.ts';
import { Vocabulary } from '../database/search/Vocabulary.ts';

/**
 * Notes which products Groonga must learn anew, in the transaction that changes them. It also counts the words, because
 * the rules for typos are the shop's own.
 */
export class GroongaCatalogue implements Catalogue {
  readonly vocabulary: Vocabulary;
  readonly categories: FacetNumbers;
  readonly places: FacetNumbers;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    this.vocabulary = new Vocabulary(database);
    this.categories = new FacetNumbers(database, 'category');
    this.places = new FacetNumbers(database, 'place');
  }

  replace(before: Product | undefined, now: Product | undefined): void {
    const id = (now ?? before)?.id;
    if (id === undefined) return;
    if (before !== undefined) this.vocabulary.count(textsOf(before), -1);
    if (now !== undefined) {
      this.vocabulary.count(textsOf(now), 1);
      this.categories.of(now.categoryName);
      this.places.of(cityOf(now.location));
    }
    this.#database.run('INSERT INTO search_outbox (product) VALUES (?)', id);
  }

  flush(): void {
    this.vocabulary.write();
  }

  forget(): void {
    this.vocabulary.forget();
  }
}
