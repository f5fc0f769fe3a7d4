import { useEffect, useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { searchPart } from '#domain/shared/urlParts.ts';
import { useTexts } from '../../app/AppContext.ts';
import { productTexts } from '../../copy/product.ts';
import { Avatar } from '../../design/Avatar.tsx';
import { Icon } from '../../design/Icon.tsx';
import { VerifiedMark } from '../../design/VerifiedMark.tsx';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';

type SellerCardProps = { readonly product: Product; readonly verified: VerifiedSellers };

/** Who sells it, whether the shop has verified them, and how to reach them. */
export const SellerCard = observer(function SellerCard({ product, verified }: SellerCardProps) {
  const texts = useTexts(productTexts);
  const id = useId();
  const { sellerName, sellerEmail, phone } = product;

  useEffect(() => {
    verified.ask(sellerEmail);
  }, [verified, sellerEmail]);

  return (
    <section className="seller-card" aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">{texts.seller}</h2>
      <div className="seller-card__head">
        <Avatar name={sellerName} size="lg" />
        <div>
          <b>{sellerName}</b>
          {verified.has(sellerEmail) && <VerifiedMark />}
        </div>
      </div>
      <p className="form-note">
        <Icon name="mail" />
        <span className="visually-hidden">{texts.email}: </span>
        <a className="link" href={`mailto:${searchPart(sellerEmail).replace('%40', '@')}`}>{sellerEmail}</a>
      </p>
      {phone !== '' && (
        <p className="form-note">
          <Icon name="phone" />
          <span className="visually-hidden">{texts.phone}: </span>
          <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      <p className="form-note">
        <Icon name="shield-check" />
        <span>{texts.meetFirst}</span>
      </p>
    </section>
  );
});
