import type { Product } from '#domain/catalogue/Product.ts';
import { cityOf } from '#domain/search/cityOf.ts';
import type { Database } from '../Database.ts';
import type { Catalogue } from '../SearchEngine.ts';
import { type Facts, factNames, factWords, factsOf, textsOf } from './catalogueEntry.ts';
import { FacetNumbers } from './FacetNumbers.ts';
import { freeRank } from './ranks.ts';
import { Summaries } from './Summaries.ts';
import { Vocabulary } from './Vocabulary.ts';

type Entry = { readonly rank: number; readonly facts: Facts };

const insertFacts = `INSERT OR REPLACE INTO catalogue (rank, product, ${factNames.join()})
  VALUES (?, ?, ${factNames.map(() => '?').join()})`;
const insertWords = `INSERT OR REPLACE INTO words (rowid, name, category, place, seller, description, facts)
  VALUES (?, ?, ?, ?, ?, ?, ?)`;

/** Keeps what the search reads in step with the products. Part of the transaction that changes them. */
export class CatalogueTable implements Catalogue {
  readonly vocabulary: Vocabulary;
  readonly categories: FacetNumbers;
  readonly places: FacetNumbers;
  readonly #database: Database;
  readonly #summaries: Summaries;

  constructor(database: Database) {
    this.#database = database;
    this.#summaries = new Summaries(database);
    this.vocabulary = new Vocabulary(database);
    this.categories = new FacetNumbers(database, 'category');
    this.places = new FacetNumbers(database, 'place');
  }

  replace(before: Product | undefined, now: Product | undefined, isVerified: boolean): void {
    const entry = before === undefined ? undefined : this.#entry(before.id);
    if (before !== undefined && entry !== undefined) {
      this.#summaries.count(entry.facts, -1);
      this.vocabulary.count(textsOf(before), -1);
    }
    const isMoved = now?.postedAt !== before?.postedAt;
    if (entry !== undefined && (now === undefined || isMoved)) {
      this.#database.run('DELETE FROM catalogue WHERE rank = ?', entry.rank);
      this.#database.run('DELETE FROM words WHERE rowid = ?', entry.rank);
    }
    if (now === undefined) return;
    const rank = entry === undefined || isMoved ? freeRank(this.#database, now.postedAt) : entry.rank;
    const category = this.categories.of(now.categoryName);
    const facts = factsOf(now, { category, place: this.places.of(cityOf(now.location)), verified: isVerified });
    const texts = textsOf(now);
    this.#database.run(insertFacts, rank, now.id, ...factNames.map((name) => facts[name]));
    this.#database.run(insertWords, rank, ...texts, factWords(facts, now.id));
    this.#summaries.count(facts, 1);
    this.vocabulary.count(texts, 1);
  }

  flush(): void {
    this.#summaries.write();
    this.vocabulary.write();
  }

  forget(): void {
    this.#summaries.forget();
    this.vocabulary.forget();
  }

  #entry(product: string): Entry | undefined {
    const row = this.#database.get(`SELECT rank, ${factNames.join()} FROM catalogue WHERE product = ?`, product);
    if (row === undefined) return undefined;
    const [rank, ...values] = row;
    const facts = Object.fromEntries(factNames.map((name, place) => [name, values[place] ?? null]));
    return { rank: Number(rank), facts: facts as Facts };
  }
}
