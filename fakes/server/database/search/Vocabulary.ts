import { lettersOf } from '#domain/search/typos.ts';
import type { Database } from '../Database.ts';

/** Every word of every product, in memory for typos. It takes in what others have written. */
export class Vocabulary {
  readonly words: string[] = [];
  readonly ids = new Map<string, number>();
  /** `lettersOf` of each word. */
  readonly letters: number[] = [];
  readonly #database: Database;
  readonly #changes = new Map<string, number>();
  #revision = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Reads the words that have come or gone since the last call. */
  refresh(): void {
    const sql = 'SELECT word, uses, revision FROM vocabulary WHERE revision > ? ORDER BY revision';
    for (const [word, uses, revision] of this.#database.all(sql, this.#revision)) {
      this.#revision = Number(revision);
      if (Number(uses) > 0) this.#learn(String(word));
      else this.#unlearn(String(word));
    }
  }

  /** Counts the product's words, once each. */
  count(texts: readonly string[], by: 1 | -1): void {
    for (const word of new Set(texts.flatMap((text) => text.split(' ')))) {
      if (word !== '') this.#changes.set(word, (this.#changes.get(word) ?? 0) + by);
    }
  }

  write(): void {
    const next = Number(this.#database.get('SELECT max(revision) FROM vocabulary')?.[0] ?? 0) + 1;
    for (const [word, by] of this.#changes) {
      if (by === 0) continue;
      // Only a word that comes or goes is news for the caches.
      this.#database.run(
        `INSERT INTO vocabulary VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET
           revision = CASE WHEN uses = 0 OR uses + excluded.uses = 0 THEN excluded.revision ELSE revision END,
           uses = uses + excluded.uses`,
        word,
        by,
        next,
      );
    }
    this.forget();
  }

  forget(): void {
    this.#changes.clear();
  }

  #learn(word: string): void {
    if (this.ids.has(word)) return;
    this.ids.set(word, this.words.length);
    this.letters.push(lettersOf(word));
    this.words.push(word);
  }

  /** Its place stays empty, which no word resembles. */
  #unlearn(word: string): void {
    const id = this.ids.get(word);
    if (id === undefined) return;
    this.ids.delete(word);
    this.words[id] = '';
    this.letters[id] = 0;
  }
}
