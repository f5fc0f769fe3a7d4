import { observer } from 'mobx-react-lite';
import { postedOn } from '#domain/catalogue/postTime.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Passage } from '../Passage.tsx';

/** The place, time of use and date of the post, one on each line. */
export const ProductFacts = observer(function ProductFacts({ product }: { readonly product: Product }) {
  const texts = useTexts(partsTexts);
  const format = useFormat();
  const day = postedOn(product);
  const posted = day === null ? product.postTime : format.date(day);
  return (
    <ul className="product-card__facts">
      {product.location.trim() !== '' && (
        <li>
          <Icon name="map-pin" />
          <span className="visually-hidden">{texts.location}: </span>
          <span>
            <Passage>{product.location}</Passage>
          </span>
        </li>
      )}
      {product.useDuration.trim() !== '' && (
        <li>
          <Icon name="clock" />
          <span>{texts.usedFact(texts.duration(product.useDuration))}</span>
        </li>
      )}
      <li>
        <Icon name="calendar" />
        <span>{texts.posted(posted)}</span>
      </li>
    </ul>
  );
});
