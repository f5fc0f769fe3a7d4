import { observer } from 'mobx-react-lite';
import { useApp, useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { keptTexts } from '../../copy/kept.ts';
import { Icon } from '../../design/Icon.tsx';
import type { ProductFacts } from '../../state/KeptProduct.ts';

type CompareToggleProps = {
  readonly product: ProductFacts;
  /** Among other cards, where the button must say which product it means. */
  readonly isNamed?: boolean | undefined;
};

/** Puts a product into the comparison, or takes it out. */
export const CompareToggle = observer(function CompareToggle({ product, isNamed = false }: CompareToggleProps) {
  const texts = useTexts(keptTexts);
  const { actionOn } = useTexts(designTexts);
  const { comparison, notifications } = useApp();
  const isIn = comparison.has(product.id);
  const toggle = (): void => {
    if (!isIn && comparison.isFull) notifications.say('info', keptTexts, (words) => words.comparisonFull);
    else comparison.toggle(product);
  };
  return (
    <button
      type="button"
      className="btn btn-quiet"
      aria-pressed={isIn}
      aria-label={isNamed ? actionOn(texts.compare, product.productName) : undefined}
      onClick={toggle}
    >
      <Icon name="arrows-diff" />
      {texts.compare}
    </button>
  );
});
