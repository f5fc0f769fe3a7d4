import { observer } from 'mobx-react-lite';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { savedTexts } from '../../texts/saved.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { ProductFacts } from '#domain/saved/SavedProduct.ts';

type CompareToggleProps = {
  readonly product: ProductFacts;
  /** True among other cards, where the button's name must include the product. */
  readonly isNamed?: boolean | undefined;
};

/** Adds a product to the comparison, or removes it. */
export const CompareToggle = observer(function CompareToggle({ product, isNamed = false }: CompareToggleProps) {
  const texts = useTexts(savedTexts);
  const { actionOn } = useTexts(partsTexts);
  const { comparison, notifications } = useApp();
  const isIn = comparison.has(product.id);
  const toggle = (): void => {
    if (!isIn && comparison.isFull) notifications.say('info', savedTexts, (words) => words.comparisonFull);
    else if (!comparison.toggle(product) && comparison.has(product.id))
      notifications.say('info', savedTexts, (words) => words.comparisonForNow);
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
