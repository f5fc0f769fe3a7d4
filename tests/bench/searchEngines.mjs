import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { find } from '#domain/search/find.ts';
import { IndexInProgress } from '#domain/search/IndexInProgress.ts';

const weights = { productName: 8, categoryName: 4, location: 2, sellerName: 2, description: 1 };
const fields = Object.keys(weights);
/** The most results that are wanted of a key. */
const size = 24;

/** Each answers, with its library, a function from products to a search: text in, the best products out. */
export const engines = {
  own: {
    imports: () => `
      export { IndexInProgress } from '${process.cwd()}/src-domain/search/IndexInProgress.ts';
      export { find } from '${process.cwd()}/src-domain/search/find.ts';`,
    open: async () => (products) => {
      const inProgress = new IndexInProgress(products);
      while (!inProgress.step(1000));
      return (text) => {
        const found = find(inProgress.index, { ...emptyQuery, text });
        // The only one that counts what each further choice would find.
        void found.facets;
        return Array.from(found.positions.slice(0, size), (position) => products[position]);
      };
    },
  },
  MiniSearch: {
    imports: (folder) => `export { default } from '${folder}/node_modules/minisearch';`,
    open: async (load) => {
      const { default: MiniSearch } = await load('minisearch');
      return (products) => {
        const index = new MiniSearch({ fields, idField: 'id', searchOptions: { boost: weights } });
        index.addAll(products);
        const byId = new Map(products.map((product) => [product.id, product]));
        return (text) =>
          index
            .search(text, {
              combineWith: 'AND',
              // Two, because swapped letters count twice.
              fuzzy: (term) => (term.length >= 4 ? 2 : false),
              prefix: (_term, place, terms) => place === terms.length - 1,
            })
            .slice(0, size)
            .map(({ id }) => byId.get(id));
      };
    },
  },
  Orama: {
    imports: (folder) => `export { create, insertMultiple, search } from '${folder}/node_modules/@orama/orama';`,
    open: async (load) => {
      const { create, insert, search } = await load('@orama/orama');
      return (products) => {
        const index = create({
          schema: {
            ...Object.fromEntries(fields.map((field) => [field, 'string'])),
            condition: 'enum',
            price: 'number',
          },
        });
        for (const product of products) insert(index, product);
        return (text) =>
          search(index, {
            term: text,
            properties: fields,
            boost: weights,
            // All words in any field, without typos: its best settings on these queries.
            threshold: 1,
            limit: size,
            facets: { categoryName: {}, condition: {}, price: { ranges: [{ from: 0, to: 20_000 }] } },
          }).hits.map(({ document }) => document);
      };
    },
  },
  FlexSearch: {
    imports: (folder) => `export { Document, Charset } from '${folder}/node_modules/flexsearch';`,
    open: async (load) => {
      const { default: FlexSearch } = await load('flexsearch');
      const { Document, Charset } = FlexSearch;
      return (products) => {
        const encoder = Charset.LatinBalance;
        const index = new Document({
          document: { id: 'place', index: fields.map((field) => ({ field, tokenize: 'forward', encoder })) },
        });
        for (const [place, product] of products.entries()) index.add({ ...product, place });
        return (text) => {
          const places = new Set(index.search(text, { limit: size, suggest: true }).flatMap(({ result }) => result));
          return [...places].slice(0, size).map((place) => products[place]);
        };
      };
    },
  },
};
