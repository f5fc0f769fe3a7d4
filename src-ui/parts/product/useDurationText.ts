import { usedMonths } from '#domain/search/usedMonths.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { usePassageLangs } from '../../context/usePassageLang.ts';
import { partsTexts } from '../../texts/parts.ts';

/** The seller's words for the time of use; months and years in another language are said in the page's. */
export function useDurationText(): (useDuration: string) => string {
  const texts = useTexts(partsTexts);
  const format = useFormat();
  const langOf = usePassageLangs();
  return (useDuration) => {
    const months = langOf(useDuration) === undefined ? null : usedMonths(useDuration);
    if (months === null || months === 0 || !Number.isInteger(months)) return useDuration;
    const years = months / 12;
    return Number.isInteger(years)
      ? texts.years(years, format.count(years))
      : texts.months(months, format.count(months));
  };
}
