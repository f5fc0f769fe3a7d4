import { useEffect, useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { sellerNameOf } from '#domain/catalogue/sellerNameOf.ts';
import { readPhoneNumber } from '#domain/shared/PhoneNumber.ts';
import { searchPart } from '#domain/shared/urlParts.ts';
import { useTexts } from '../../context/AppContext.ts';
import { productTexts } from '../../texts/product.ts';
import { Avatar } from '../../kit/Avatar.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { ReportProduct } from '../../parts/reporting/ReportProduct.tsx';
import { callLink } from '../../parts/tell/messageLinks.ts';
import { Passage } from '../../parts/Passage.tsx';
import { VerifiedMark } from '../../parts/product/VerifiedMark.tsx';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';

type SellerCardProps = {
  readonly product: Product;
  readonly verified: VerifiedSellers;
  readonly onGone: () => void;
};

/** The seller, with their verification and contact details. */
export const SellerCard = observer(function SellerCard({ product, verified, onGone }: SellerCardProps) {
  const texts = useTexts(productTexts);
  const id = useId();
  const { sellerEmail, phone } = product;
  const sellerName = sellerNameOf(product);
  const number = readPhoneNumber(phone);

  useEffect(() => {
    verified.askAbout([sellerEmail]);
  }, [verified, sellerEmail]);

  return (
    <section className="seller-card" aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {texts.seller}
      </h2>
      <div className="seller-card__head">
        <Avatar name={sellerName} size="lg" />
        <div>
          <b>
            <Passage>{sellerName}</Passage>
          </b>
          {verified.has(sellerEmail) && <VerifiedMark />}
        </div>
      </div>
      <p className="form-note">
        <Icon name="mail" />
        <span className="visually-hidden">{texts.email}: </span>
        <a className="link" href={`mailto:${searchPart(sellerEmail).replace('%40', '@')}`}>
          {sellerEmail}
        </a>
      </p>
      {phone !== '' && (
        <p className="form-note">
          <Icon name="phone" />
          <span className="visually-hidden">{texts.phone}: </span>
          {number === null ? (
            <span>{phone}</span>
          ) : (
            <a className="link" href={callLink(number.e164)}>
              {phone}
            </a>
          )}
        </p>
      )}
      <p className="form-note">
        <Icon name="shield-check" />
        <span>{texts.meetFirst}</span>
      </p>
      <ReportProduct key={product.id} product={product} onGone={onGone} />
    </section>
  );
});
