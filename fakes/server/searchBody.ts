import { type Condition, conditions } from '#domain/catalogue/Product.ts';
import type { FindRequest } from '#domain/search/CatalogueSearch.ts';
import type { FindingSort, Range } from '#domain/search/FindingQuery.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { searchCallAbilities } from '#domain/search/searchCallAbilities.ts';
import { BadRequest, type Body, optionalText } from './requestBody.ts';

function texts(body: Body, field: string): readonly string[] {
  const list = body[field] ?? [];
  if (!Array.isArray(list) || !list.every((one) => typeof one === 'string'))
    throw new BadRequest(`${field} is not a list of texts`);
  return list;
}

function amount(value: unknown, field: string): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new BadRequest(`${field} is not a number`);
  return value;
}

function range(body: Body, field: string): Range {
  const ends = body[field] ?? {};
  if (typeof ends !== 'object') throw new BadRequest(`${field} is not a range`);
  const { min, max } = ends as { readonly min?: unknown; readonly max?: unknown };
  return { min: amount(min, field), max: amount(max, field) };
}

function sort(body: Body): FindingSort | null {
  const asked = body['sort'] ?? null;
  const known = searchCallAbilities.sorts.find((one) => one === asked) ?? null;
  if (known !== asked) throw new BadRequest(`sort is none of ${searchCallAbilities.sorts.join(', ')}`);
  return known;
}

function conditionsOf(body: Body): readonly Condition[] {
  return texts(body, 'conditions').map((one) => {
    const known = conditions.find((condition) => condition === one);
    if (known === undefined) throw new BadRequest(`conditions are some of ${conditions.join(', ')}`);
    return known;
  });
}

/** The body of `POST /search`. */
export function readSearch(body: Body): FindRequest {
  const facets = texts(body, 'facets');
  const size = amount(body['size'], 'size') ?? 24;
  if (!Number.isInteger(size) || size < 0) throw new BadRequest('size is not a whole number');
  return {
    within: { of: 'all' },
    query: {
      ...emptyQuery,
      text: optionalText(body, 'text') ?? '',
      categories: texts(body, 'categories'),
      conditions: conditionsOf(body),
      places: texts(body, 'places'),
      verified: body['verified'] === true,
      advertised: body['advertised'] === true,
      price: range(body, 'price'),
      months: range(body, 'months'),
      sort: sort(body),
    },
    size,
    after: optionalText(body, 'after') ?? null,
    facets: searchCallAbilities.facets.filter((one) => facets.includes(one)),
  };
}
