import { observer } from 'mobx-react-lite';
import { postedOn } from '#domain/catalogue/postTime.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { savingPercent } from '#domain/shared/Money.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { usePassageLangs } from '../../context/usePassageLang.ts';
import { partsTexts } from '../../texts/parts.ts';
import { productTexts } from '../../texts/product.ts';
import { type Fact, Facts } from '../../kit/Facts.tsx';

/** The product's facts, without the seller's own description. */
export const FactList = observer(function FactList({ product }: { readonly product: Product }) {
  const texts = useTexts(productTexts);
  const { conditionNames, duration } = useTexts(partsTexts);
  const format = useFormat();
  const langOf = usePassageLangs();
  const { price, originalPrice } = product;
  const percent = savingPercent(price, originalPrice);
  const day = postedOn(product);
  const facts: readonly Fact[] = [
    [texts.category, product.categoryName],
    [texts.condition, conditionNames[product.condition]],
    [texts.usedFor, duration(product.useDuration)],
    [texts.posted, day === null ? product.postTime : format.date(day)],
    [texts.place, product.location],
    [texts.originalPrice, format.price(originalPrice)],
    [
      texts.saving,
      percent > 0 ? texts.savingText(format.price(originalPrice - price), format.count(percent)) : texts.noSaving,
    ],
  ];
  return <Facts facts={facts.filter(([, value]) => value.trim() !== '')} langOf={langOf} />;
});
