import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { sellerNameOf } from '#domain/catalogue/sellerNameOf.ts';
import { useTexts } from '../../context/AppContext.ts';
import { bookingTexts } from '../../texts/booking.ts';
import { partsTexts } from '../../texts/parts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Price } from '../product/Price.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';
import { VerifiedMark } from '../product/VerifiedMark.tsx';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { Passage } from '../Passage.tsx';

type BookedProductProps = { readonly product: Product; readonly verified: VerifiedSellers };

/** Shows the product, so that nobody books the wrong one. */
export const BookedProduct = observer(function BookedProduct({ product, verified }: BookedProductProps) {
  const texts = useTexts(bookingTexts);
  const design = useTexts(partsTexts);

  useEffect(() => {
    verified.askAbout([product.sellerEmail]);
  }, [verified, product.sellerEmail]);

  return (
    <div className="booking__what">
      <ProductPicture src={product.image} eager />
      <div>
        <h3>
          <Passage>{product.productName}</Passage>
        </h3>
        <Price price={product.price} originalPrice={product.originalPrice} />
      </div>
      <ul className="more">
        {product.location.trim() !== '' && (
          <li className="form-note">
            <Icon name="map-pin" />
            <Passage>{product.location}</Passage>
          </li>
        )}
        {product.useDuration.trim() !== '' && (
          <li className="form-note">
            <Icon name="clock" />
            <span>{design.usedFact(design.duration(product.useDuration))}</span>
          </li>
        )}
        <li className="form-note">
          <Icon name="tags" />
          <span>{texts.condition(design.conditionNames[product.condition])}</span>
        </li>
        <li className="form-note">
          <Icon name="user" />
          <span className="with-mark">
            <Passage>{sellerNameOf(product)}</Passage>
            {verified.has(product.sellerEmail) && <VerifiedMark />}
          </span>
        </li>
      </ul>
    </div>
  );
});
