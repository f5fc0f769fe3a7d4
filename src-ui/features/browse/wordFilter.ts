import type { Facet, FindingQuery, Range } from '#domain/catalogue/finding/FindingQuery.ts';
import type { SetFilter } from '#domain/catalogue/finding/setFilters.ts';
import type { browseTexts } from '../../copy/browse.ts';
import type { designTexts } from '../../copy/design.ts';
import type { Formatter } from '../../copy/format.ts';

type Texts = typeof browseTexts.english;

export function wordMonths(texts: Texts, { least, most }: Range): string {
  if (least === null) return most === null ? texts.anyUse : texts.monthsUpTo(most);
  return most === null ? texts.monthsFrom(least) : texts.monthsBetween(least, most);
}

function wordPrices(texts: Texts, format: Formatter, { least, most }: Range): string {
  if (least === null) return most === null ? texts.price : texts.priceUpTo(format.price(most));
  return most === null ? texts.priceFrom(format.price(least)) : texts.priceBetween(format.amount(least), format.price(most));
}

/** What a chip says about a filter that is set. */
export function wordFilter(
  filter: SetFilter, texts: Texts, { conditionNames }: typeof designTexts.english, format: Formatter,
): string {
  switch (filter.facet) {
    case 'text': return texts.searchChip(filter.text.trim());
    case 'conditions': return Object.entries(conditionNames).find(([name]) => name === filter.value)?.[1] ?? filter.value;
    case 'categories':
    case 'places': return filter.value;
    case 'verified': return texts.verifiedChip;
    case 'advertised': return texts.advertisedChip;
    case 'price': return wordPrices(texts, format, filter.range);
    case 'months': return texts.usedChip(wordMonths(texts, filter.range));
  }
}

/** What a list would have without one of its filters. */
export function wordDrop(texts: Texts, query: FindingQuery, facet: Facet | 'text', products: string): string {
  return facet === 'text' ? texts.dropText(query.text.trim(), products) : texts.dropFilter(texts.dropLabels[facet], products);
}
