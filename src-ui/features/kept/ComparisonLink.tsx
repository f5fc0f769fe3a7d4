import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { fewestToCompare } from '#domain/catalogue/finding/compareProducts.ts';
import { useApp, useFormat, useTexts } from '../../app/AppContext.ts';
import { keptTexts } from '../../copy/kept.ts';
import { Icon } from '../../design/Icon.tsx';

/** The way to the comparison, as soon as there is one. */
export const ComparisonLink = observer(function ComparisonLink() {
  const texts = useTexts(keptTexts);
  const format = useFormat();
  const { comparison } = useApp();
  if (comparison.size < fewestToCompare) return null;
  return (
    <Link className="link link-arrow" href="/compare">
      {texts.seeComparison(format.count(comparison.size))}
      <Icon name="arrow-right" />
    </Link>
  );
});
