import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { minToCompare } from '#domain/saved/comparisonSize.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { savedTexts } from '../../texts/saved.ts';
import { Icon } from '../../kit/Icon.tsx';
import { paths } from '../../context/paths.ts';

/** A link to the comparison, once it has a product. */
export const ComparisonLink = observer(function ComparisonLink() {
  const texts = useTexts(savedTexts);
  const format = useFormat();
  const { comparison } = useApp();
  if (comparison.size < minToCompare) return null;
  return (
    <Link className="link link-arrow" href={paths.compare}>
      <span>{texts.seeComparison(format.count(comparison.size))}</span>
      <Icon name="arrow-right" />
    </Link>
  );
});
