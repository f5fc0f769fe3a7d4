import type { Facet, FindingQuery, Range } from '#domain/search/FindingQuery.ts';
import type { SetFilter } from '#domain/search/setFilters.ts';
import type { browseTexts } from '../../texts/browse.ts';
import type { partsTexts } from '../../texts/parts.ts';
import type { Formatter } from '../../texts/Formatter.ts';

type Texts = typeof browseTexts.english;

export function wordMonths(texts: Texts, { min, max }: Range): string {
  if (min === null) return max === null ? texts.anyUse : texts.monthsUpTo(max);
  return max === null ? texts.monthsFrom(min) : texts.monthsBetween(min, max);
}

function wordPrices(texts: Texts, format: Formatter, { min, max }: Range): string {
  if (min === null) return max === null ? texts.price : texts.priceUpTo(format.price(max));
  return max === null ? texts.priceFrom(format.price(min)) : texts.priceBetween(format.amount(min), format.price(max));
}

export type SearchWords = {
  readonly browse: Texts;
  readonly parts: typeof partsTexts.english;
  readonly format: Formatter;
};

/** The text of an active filter's chip. */
export function wordFilter(filter: SetFilter, { browse: texts, parts, format }: SearchWords): string {
  const { conditionNames, statusNames } = parts;
  switch (filter.facet) {
    case 'text':
      return texts.searchChip(filter.text.trim());
    case 'conditions':
      return Object.entries(conditionNames).find(([name]) => name === filter.value)?.[1] ?? filter.value;
    case 'statuses':
      return Object.entries(statusNames).find(([name]) => name === filter.value)?.[1] ?? filter.value;
    case 'categories':
      return filter.value;
    case 'places':
      return texts.placeName(filter.value);
    case 'verified':
      return texts.verifiedChip;
    case 'advertised':
      return texts.advertisedChip;
    case 'price':
      return wordPrices(texts, format, filter.range);
    case 'months':
      return texts.usedChip(wordMonths(texts, filter.range));
  }
}

/** The results of a list without one of its filters. */
export function wordDrop(texts: Texts, query: FindingQuery, facet: Facet | 'text', products: string): string {
  return facet === 'text'
    ? texts.dropText(query.text.trim(), products)
    : texts.dropFilter(texts.dropLabels[facet], products);
}
