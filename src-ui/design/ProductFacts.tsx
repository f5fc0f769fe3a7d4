import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../app/AppContext.ts';
import { designTexts } from '../copy/design.ts';
import { Icon } from './Icon.tsx';

/** Where, how long in use, when posted: what the seller said, line by line. */
export const ProductFacts = observer(function ProductFacts({ product }: { readonly product: Product }) {
  const texts = useTexts(designTexts);
  const format = useFormat();
  const posted = product.postedAt === null ? product.postTime : format.date(product.postedAt);
  return (
    <ul className="product-card__facts">
      <li>
        <Icon name="map-pin" />
        <span className="visually-hidden">{texts.location}: </span>
        <span>{product.location}</span>
      </li>
      <li>
        <Icon name="clock" />
        <span>{texts.usedFact(product.useDuration)}</span>
      </li>
      <li>
        <Icon name="calendar" />
        <span>{texts.posted(posted)}</span>
      </li>
    </ul>
  );
});
