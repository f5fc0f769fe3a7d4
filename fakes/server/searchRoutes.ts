import { Hono } from 'hono';
import type { Context } from 'hono';
import { conditions } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch, FindRequest } from '#domain/search/CatalogueSearch.ts';
import { ok } from '#domain/shared/Result.ts';
import { answered, bodyOf } from './answers.ts';
import { type Body, oneOf, optionalText, required } from './requestBody.ts';
import { readSearch } from './searchBody.ts';
import { foundWire, pricesWire } from './searchWire.ts';
import { productWire } from './wire.ts';

/** The calls of `search`, over any search. */
export function searchRoutes(search: CatalogueSearch): Hono {
  const app = new Hono();
  app.post('/search', async (c) => {
    const { signal } = c.req.raw;
    const found = await findWithFacets(search, readSearch(await bodyOf(c)), signal);
    return signal.aborted ? c.body(null) : answered(c, found, foundWire);
  });
  app.get('/product/:id', async (c) => {
    const found = await search.product(c.req.param('id'));
    if (!found.ok) return answered(c, found, () => ({}));
    return found.value === null ? missing(c) : c.json(productWire(found.value));
  });
  app.post('/search/similar', async (c) => {
    const body = await bodyOf(c);
    const product = await search.product(required(body, 'id'));
    if (!product.ok) return answered(c, product, () => ({}));
    if (product.value === null) return missing(c);
    const size = Number(body['size'] ?? 8);
    return answered(c, await search.similar(product.value, size), (found) => found.map(productWire));
  });
  app.post('/search/prices', async (c) => {
    const like = await productToPrice(search, await bodyOf(c));
    const found = like === null ? null : await search.prices(like);
    if (found === null || (found.ok && found.value === null)) return missing(c);
    return answered(c, found, pricesWire);
  });
  return app;
}

/** A search may answer a plain list before its facets; the call answers both at once. */
async function findWithFacets(search: CatalogueSearch, request: FindRequest, signal: AbortSignal) {
  const found = await search.find(request, { signal });
  if (!found.ok || found.value.facets !== null) return found;
  const { snapshot } = found.value;
  const counted = await search.find({ ...request, size: 0, after: null, snapshot }, { signal });
  return counted.ok ? ok({ ...found.value, facets: counted.value.facets }) : counted;
}

/** A product by its id, or the facts of one that is not posted yet. Null if the product is gone. */
async function productToPrice(search: CatalogueSearch, body: Body) {
  const id = optionalText(body, 'id');
  if (id !== undefined) {
    const product = await search.product(id);
    return product.ok ? product.value : null;
  }
  return {
    productName: required(body, 'productName'),
    categoryName: required(body, 'categoryName'),
    condition: oneOf(conditions, body, 'condition'),
  };
}

function missing(context: Context): Response {
  return context.json({ message: 'not found' }, 404);
}
