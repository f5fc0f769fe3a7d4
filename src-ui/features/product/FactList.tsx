import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { savingPercent } from '#domain/shared/Money.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { productTexts } from '../../copy/product.ts';
import { type Fact, Facts } from '../../design/Facts.tsx';

/** What the seller said, beyond their own words. */
export const FactList = observer(function FactList({ product }: { readonly product: Product }) {
  const texts = useTexts(productTexts);
  const { conditionNames } = useTexts(designTexts);
  const format = useFormat();
  const { price, originalPrice } = product;
  const percent = savingPercent(price, originalPrice);
  const facts: readonly Fact[] = [
    [texts.category, product.categoryName],
    [texts.condition, conditionNames[product.condition]],
    [texts.usedFor, product.useDuration],
    [texts.posted, product.postedAt === null ? product.postTime : format.date(product.postedAt)],
    [texts.place, product.location],
    [texts.originalPrice, format.price(originalPrice)],
    [texts.saving, percent > 0 ? texts.savingText(format.price(originalPrice - price), format.count(percent)) : texts.noSaving],
  ];
  return <Facts facts={facts} />;
});
