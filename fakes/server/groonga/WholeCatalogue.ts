import { type PriceScale, priceScaleOver } from '#domain/search/priceHistogram.ts';
import type { Groonga } from './Groonga.ts';

export type WholeFacts = {
  /** Numbers of the values that products have, the most common first. */
  readonly categories: readonly number[];
  readonly places: readonly number[];
  readonly scale: PriceScale;
};

/** Facts of all products together. They are read again once something has changed. */
export class WholeCatalogue {
  readonly #groonga: Groonga;
  #known: { readonly revision: number; readonly facts: Promise<WholeFacts> } | null = null;

  constructor(groonga: Groonga) {
    this.#groonga = groonga;
  }

  at(revision: number): Promise<WholeFacts> {
    if (this.#known?.revision !== revision) {
      const facts = this.#read();
      this.#known = { revision, facts };
      facts.catch(() => {
        this.#known = null;
      });
    }
    return this.#known.facts;
  }

  async #read(): Promise<WholeFacts> {
    const common = { sort_keys: '-_nsubrecs,_key', output_columns: '_key', limit: -1 };
    const drilldown = (name: string, column: string): Record<string, string | number> =>
      Object.fromEntries(
        [['keys', column], ...Object.entries(common)].map(([key, value]) => [`drilldowns[${name}].${key}`, value]),
      ) as Record<string, string | number>;
    const { hits, drilldowns } = await this.#groonga.select({
      table: 'Products',
      limit: 0,
      ...drilldown('categories', 'category'),
      ...drilldown('places', 'place'),
    });
    const numbers = (name: string): readonly number[] =>
      (drilldowns[name] ?? []).map(([number]) => Number(number)).filter((number) => number > 0);
    return { categories: numbers('categories'), places: numbers('places'), scale: await this.#scale(hits) };
  }

  /** Leaves out the most expensive hundredth. */
  async #scale(products: number): Promise<PriceScale> {
    if (products === 0) return { from: 0, step: 1 };
    const at = async (sort: string, offset: number): Promise<number> => {
      const parameters = { table: 'Products', sort_keys: sort, offset, limit: 1, output_columns: 'price' };
      return Number((await this.#groonga.select(parameters)).rows[0]?.[0]);
    };
    const above = products - 1 - Math.floor((products - 1) * 0.99);
    return priceScaleOver(await at('price', 0), await at('-price', above));
  }
}
