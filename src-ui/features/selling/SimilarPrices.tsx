import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { conditions } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { productTexts } from '../../texts/product.ts';
import { priceGuidanceFeature } from './priceGuidanceFeature.ts';

type SimilarPricesProps = {
  readonly productName: string;
  /** Empty until chosen. */
  readonly categoryName: string;
  readonly condition: string;
};

/** Prices of similar listings, once the form is filled in far enough and there are enough of them. */
export const SimilarPrices = observer(function SimilarPrices({
  productName,
  categoryName,
  condition: chosen,
}: SimilarPricesProps) {
  const texts = useTexts(productTexts);
  const format = useFormat();
  const viewModel = useViewModel(priceGuidanceFeature, (make) => make.priceGuidance());
  const condition = conditions.find((one) => one === chosen);

  useEffect(() => {
    if (categoryName !== '' && condition !== undefined) viewModel.ask({ productName, categoryName, condition });
  }, [viewModel, productName, categoryName, condition]);

  const guidance = condition === undefined ? null : viewModel.of({ categoryName, condition });
  return (
    <p className="form-note similar-prices" role="status" hidden={guidance === null}>
      {guidance !== null &&
        texts.likeAsk(
          format.price(guidance.median),
          format.amount(guidance.lowest),
          format.price(guidance.highest),
          format.count(guidance.count),
        )}
    </p>
  );
});
