import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { Icon } from '../../kit/Icon.tsx';
import { CountdownClock } from './CountdownClock.tsx';
import type { HomeViewModel } from './HomeViewModel.ts';
import { paths } from '../../context/paths.ts';
import './OfferCard.scss';

const picture = new URL('./pictures/offer-drone.webp', import.meta.url).href;

/** The offer while it lasts; afterwards, when it ended. */
export const OfferCard = observer(function OfferCard({ home }: { readonly home: HomeViewModel }) {
  const texts = useTexts(homeSectionTexts);
  const format = useFormat();
  const { offer, isOfferOver } = home;
  const dollars = (amount: number): string => texts.dollars(format.count(amount));
  return (
    <article className={isOfferOver ? 'offer is-over' : 'offer'} aria-labelledby="offer">
      <div className="offer__media">
        <img src={picture} width={640} height={480} alt="" loading="lazy" decoding="async" />
      </div>
      <div className="offer__body">
        <div className="offer__row">
          <h3 id="offer">{texts.offerTitle}</h3>
          <span className="offer__rating">
            <Icon name="star-filled" size="sm" />
            {texts.offerRating(format.count(offer.ratedProducts))}
          </span>
        </div>
        <p className="price">
          <span className="price__now">
            <span className="visually-hidden">{texts.offerPrice} </span>
            {dollars(offer.price)}
          </span>{' '}
          <s className="price__was">
            <span className="visually-hidden">{texts.offerBefore} </span>
            {dollars(offer.originalPrice)}
          </s>{' '}
          <span className="price__off">{texts.dollarsLess(format.count(offer.originalPrice - offer.price))}</span>
        </p>
        {isOfferOver ? (
          <p className="offer__ended">{texts.offerEnded(format.date(offer.endsOn))}</p>
        ) : (
          <CountdownClock home={home} />
        )}
        <Link className={isOfferOver ? 'btn btn-quiet' : 'btn btn-primary'} href={paths.allProducts}>
          {texts.seeAllProducts}
        </Link>
      </div>
    </article>
  );
});
