import type { ReactNode } from 'react';
import { searchPart } from '#domain/shared/urlParts.ts';
import { Avatar } from '../../kit/Avatar.tsx';
import './ProductCard.scss';
import { passage } from '../Passage.tsx';

type SellerLineProps = {
  readonly name: string;
  readonly langOf: (text: string) => string | undefined;
  /** With an e-mail there are two lines: name and badge, then the e-mail. */
  readonly email?: string | undefined;
  readonly badge: ReactNode;
};

/** Its parent must observe the language. */
export function SellerLine({ name, langOf, email, badge }: SellerLineProps) {
  if (email === undefined) {
    return (
      <div className="product-card__seller">
        <Avatar name={name} />
        <span>{passage(name, langOf)}</span>
        {badge}
      </div>
    );
  }
  return (
    <div className="seller-line">
      <Avatar name={name} />
      <div>
        <p>
          <b>{passage(name, langOf)}</b>
          {badge}
        </p>
        <a href={`mailto:${searchPart(email).replace('%40', '@')}`}>{email}</a>
      </div>
    </div>
  );
}
