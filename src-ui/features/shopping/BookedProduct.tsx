import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../app/AppContext.ts';
import { bookingTexts } from '../../copy/booking.ts';
import { designTexts } from '../../copy/design.ts';
import { Icon } from '../../design/Icon.tsx';
import { Price } from '../../design/Price.tsx';
import { ProductPicture } from '../../design/ProductPicture.tsx';
import { VerifiedMark } from '../../design/VerifiedMark.tsx';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';

type BookedProductProps = { readonly product: Product; readonly verified: VerifiedSellers };

/** What is being booked, so that nobody books something else. */
export const BookedProduct = observer(function BookedProduct({ product, verified }: BookedProductProps) {
  const texts = useTexts(bookingTexts);
  const design = useTexts(designTexts);

  useEffect(() => {
    verified.ask(product.sellerEmail);
  }, [verified, product.sellerEmail]);

  return (
    <div className="booking__what">
      <ProductPicture src={product.image} eager />
      <div>
        <h3>{product.productName}</h3>
        <Price price={product.price} originalPrice={product.originalPrice} />
      </div>
      <ul className="more">
        <li className="form-note"><Icon name="map-pin" />{product.location}</li>
        <li className="form-note"><Icon name="clock" />{design.usedFact(product.useDuration)}</li>
        <li className="form-note"><Icon name="tags" />{texts.condition(design.conditionNames[product.condition])}</li>
        <li className="form-note">
          <Icon name="user" />
          <span className="with-mark">
            {product.sellerName}
            {verified.has(product.sellerEmail) && <VerifiedMark />}
          </span>
        </li>
      </ul>
    </div>
  );
});
