import { searchPart } from '#domain/shared/urlParts.ts';
import { Avatar } from '../../kit/Avatar.tsx';
import { VerifiedMark } from './VerifiedMark.tsx';
import './ProductCard.scss';
import { Passage } from '../Passage.tsx';

type SellerLineProps = {
  readonly name: string;
  /** With an e-mail there are two lines: name and badge, then the e-mail. */
  readonly email?: string | undefined;
  readonly verified: boolean;
};

export function SellerLine({ name, email, verified }: SellerLineProps) {
  if (email === undefined) {
    return (
      <div className="product-card__seller">
        <Avatar name={name} />
        <span>
          <Passage>{name}</Passage>
        </span>
        {verified && <VerifiedMark />}
      </div>
    );
  }
  return (
    <div className="seller-line">
      <Avatar name={name} />
      <div>
        <p>
          <b>
            <Passage>{name}</Passage>
          </b>
          {verified && <VerifiedMark />}
        </p>
        <a href={`mailto:${searchPart(email).replace('%40', '@')}`}>{email}</a>
      </div>
    </div>
  );
}
