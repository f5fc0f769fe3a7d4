import type { ComparisonRow } from '#domain/saved/compareProducts.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { savedTexts } from '../../texts/saved.ts';

/** Formats the values of a row. */
export function useComparedValues(): (row: ComparisonRow) => readonly string[] {
  const texts = useTexts(savedTexts);
  const { conditionNames, statusNames, duration } = useTexts(partsTexts);
  const format = useFormat();
  const names: ReadonlyMap<string, string> = new Map(Object.entries(conditionNames));
  return (row) => {
    switch (row.field) {
      case 'status':
        return row.values.map((status) => (status === null ? texts.unknownStatus : statusNames[status]));
      case 'price':
      case 'originalPrice':
        return row.values.map((taka) => format.price(taka));
      case 'saving':
        return row.values.map((percent) => texts.percent(format.count(percent)));
      case 'postedOn':
        return row.values.map((day) => (day === null ? texts.unknownDate : format.date(day)));
      case 'condition':
        return row.values.map((condition) => names.get(condition) ?? condition);
      case 'useDuration':
        return row.values.map(duration);
      case 'categoryName':
      case 'location':
      case 'sellerName':
      case 'description':
        return row.values;
    }
  };
}
