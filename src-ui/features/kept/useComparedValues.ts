import type { ComparisonRow } from '#domain/catalogue/finding/compareProducts.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { keptTexts } from '../../copy/kept.ts';

/** How the values of a row are written. */
export function useComparedValues(): (row: ComparisonRow) => readonly string[] {
  const texts = useTexts(keptTexts);
  const { conditionNames } = useTexts(designTexts);
  const format = useFormat();
  const names: ReadonlyMap<string, string> = new Map(Object.entries(conditionNames));
  return (row) => {
    switch (row.field) {
      case 'price':
      case 'originalPrice':
        return row.values.map((taka) => format.price(taka));
      case 'saving':
        return row.values.map((percent) => texts.percent(format.count(percent)));
      case 'postedAt':
        return row.values.map((time) => (time === null ? texts.unknownDate : format.date(time)));
      case 'condition':
        return row.values.map((condition) => names.get(condition) ?? condition);
      case 'useDuration':
      case 'categoryName':
      case 'location':
      case 'sellerName':
      case 'description':
        return row.values;
    }
  };
}
