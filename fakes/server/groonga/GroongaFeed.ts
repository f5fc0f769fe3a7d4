import { randomUUID } from 'node:crypto';
import { productStatus } from '#domain/booking/bookingLife.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { cityOf } from '#domain/search/cityOf.ts';
import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import type { StoredUser } from '../../marketplace/MarketplaceState.ts';
import type { StoredBooking } from '../../marketplace/StoredBooking.ts';
import type { Database } from '../database/Database.ts';
import { unsaidMonths } from '../database/search/Summaries.ts';
import { factsOf, textsOf } from '../database/search/catalogueEntry.ts';
import { StoredText } from '../database/StoredText.ts';
import { type Groonga, GroongaFailure, quoted } from './Groonga.ts';
import type { GroongaCatalogue } from './GroongaCatalogue.ts';
import { createTables, wordColumns } from './schema.ts';

const atOnce = 1000;
/** Products without a date come after all others. */
const oldest = 2 ** 52;

type Progress = (done: number, of: number) => void;

/** Brings Groonga in step with the database: it empties the outbox. Nothing is lost if it is interrupted. */
export class GroongaFeed {
  /** Grows with each batch that Groonga has taken. */
  revision = 0;
  readonly #groonga: Groonga;
  readonly #database: Database;
  readonly #catalogue: GroongaCatalogue;
  readonly #name: StoredText;
  #isOpen = false;
  #isClosed = false;
  #last: Promise<void> = Promise.resolve();

  constructor(groonga: Groonga, database: Database, catalogue: GroongaCatalogue) {
    this.#groonga = groonga;
    this.#database = database;
    this.#catalogue = catalogue;
    this.#name = new StoredText(database, 'groonga');
  }

  /** Resolves once Groonga knows every change that was committed before the call. */
  catchUp(progress: Progress = () => undefined): Promise<void> {
    const next = this.#last.then(() => this.#send(progress));
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Resolves once nothing is being sent any more. Nothing will be. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
  }

  /** Groonga may have been replaced by another one: looks at it again before the next answer. */
  checkAgain(): void {
    this.#isOpen = false;
  }

  async #send(progress: Progress): Promise<void> {
    if (this.#isClosed) throw new GroongaFailure('The backend is stopping');
    if (!this.#isOpen) await this.#open();
    this.#isOpen = true;
    const waiting = Number(this.#database.get('SELECT count(*) FROM search_outbox')?.[0] ?? 0);
    for (let done = 0; ;) {
      // Like the marketplace before it reads: what was never committed is no change.
      this.#database.rollback();
      const rows = this.#database.all('SELECT change, product FROM search_outbox ORDER BY change LIMIT ?', atOnce);
      const last = rows.at(-1)?.[0];
      if (last === undefined) return;
      await this.#sendProducts(new Set(rows.map(([, product]) => String(product))));
      this.#database.run('DELETE FROM search_outbox WHERE change <= ?', last);
      this.revision += 1;
      done += rows.length;
      progress(done, Math.max(done, waiting));
    }
  }

  /** Queues every product if Groonga was fed from another database, or from none. */
  async #open(): Promise<void> {
    await createTables(this.#groonga);
    const name = this.#name.read() ?? randomUUID();
    const { hits } = await this.#groonga.select({ table: 'Feed', filter: `_key == ${quoted(name)}`, limit: 0 });
    if (hits === 1) return;
    await this.#groonga.run('truncate', { target_name: 'Feed' });
    await this.#groonga.run('truncate', { target_name: 'Products' });
    this.#database.transaction(() => {
      this.#database.run('DELETE FROM search_outbox');
      this.#database.run('INSERT INTO search_outbox (product) SELECT "key" FROM products ORDER BY position');
      this.#name.write(name);
    });
    await this.#groonga.load('Feed', [{ _key: name }]);
  }

  async #sendProducts(ids: ReadonlySet<string>): Promise<void> {
    const verified = new Map<string, boolean>();
    const entries = new Map<string, object>();
    for (const id of ids) {
      const row = this.#database.get('SELECT item, position FROM products WHERE "key" = ?', id);
      if (row !== undefined) entries.set(id, this.#entry(JSON.parse(String(row[0])) as Product, row[1], verified));
    }
    const gone = [...ids].filter((id) => !entries.has(id));
    if (entries.size > 0) await this.#groonga.load('Products', [...entries.values()]);
    for (const id of gone) await this.#groonga.run('delete', { table: 'Products', filter: `_key == ${quoted(id)}` });
  }

  #entry(product: Product, position: unknown, verified: Map<string, boolean>): object {
    const seller = normaliseEmail(product.sellerEmail);
    if (!verified.has(seller)) {
      const [user] = this.#items('users', 'key', seller) as readonly StoredUser[];
      verified.set(seller, user?.verified === true);
    }
    const bookings = this.#items('bookings', 'product', product.id) as readonly StoredBooking[];
    const status = productStatus(bookings);
    const facts = factsOf(
      { ...product, status },
      {
        category: this.#catalogue.categories.find(product.categoryName) ?? 0,
        place: this.#catalogue.places.find(cityOf(product.location)) ?? 0,
        verified: verified.get(seller) === true,
      },
    );
    const texts = textsOf(product);
    return {
      _key: product.id,
      ...facts,
      months: facts.months ?? unsaidMonths,
      age: product.postedAt === null ? oldest : -product.postedAt,
      number: position,
      ...Object.fromEntries(wordColumns.map((name, place) => [name, wordsIn(texts[place] ?? '')])),
    };
  }

  #items(table: string, column: string, value: string): readonly unknown[] {
    const rows = this.#database.all(`SELECT item FROM ${table} WHERE "${column}" = ?`, value);
    return rows.map(([item]) => JSON.parse(String(item)) as unknown);
  }
}

/** Each once: repeating a word makes no product more relevant. */
function wordsIn(text: string): readonly string[] {
  return [...new Set(text.split(' ').filter((word) => word !== ''))];
}
