import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { conditions } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { productTexts } from '../../copy/product.ts';

type LikePricesProps = {
  readonly productName: string;
  /** Empty until it is chosen. */
  readonly categoryName: string;
  readonly condition: string;
};

/** What others ask for the like of what is being offered, as soon as enough is known of it, and enough others do. */
export const LikePrices = observer(function LikePrices({ productName, categoryName, condition: chosen }: LikePricesProps) {
  const texts = useTexts(productTexts);
  const format = useFormat();
  const viewModel = useViewModel((viewModels) => viewModels.priceGuidance());
  const condition = conditions.find((one) => one === chosen);
  const isKnown = categoryName !== '' && condition !== undefined;

  useEffect(() => {
    if (isKnown) viewModel.load();
  }, [viewModel, isKnown]);

  const guidance = condition === undefined ? null : viewModel.of({ productName, categoryName, condition });
  return (
    <p className="form-note like-prices" role="status" hidden={guidance === null}>
      {guidance !== null && texts.likeAsk(
        format.price(guidance.median), format.price(guidance.lowest), format.price(guidance.highest), format.count(guidance.count),
      )}
    </p>
  );
});
