import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { Icon } from '../../kit/Icon.tsx';
import { CountdownClock } from './CountdownClock.tsx';
import { offerFeature } from './offerFeature.ts';
import { paths } from '../../context/paths.ts';
import './OfferCard.scss';

const picture = new URL('./pictures/offer-drone.webp', import.meta.url).href;

/** The offer while it lasts; afterwards, when it ended. */
export const OfferCard = observer(function OfferCard() {
  const texts = useTexts(homeSectionTexts);
  const format = useFormat();
  const vm = useViewModel(offerFeature, (make) => make.offer());
  const { offer, isOver } = vm;
  const dollars = (amount: number): string => texts.dollars(format.count(amount));
  return (
    <article className={isOver ? 'offer is-over' : 'offer'} aria-labelledby="offer">
      <div className="offer__media">
        <img src={picture} width={640} height={480} alt="" loading="lazy" decoding="async" />
      </div>
      <div className="offer__body">
        <div className="offer__row">
          <h3 id="offer">{texts.offerTitle}</h3>
          <span className="offer__rating">
            <Icon name="star-filled" size="sm" />
            <span>{texts.offerRating(format.count(offer.ratedProducts))}</span>
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
        {isOver ? (
          <p className="offer__ended">{texts.offerEnded(format.date(offer.endsOn))}</p>
        ) : (
          <CountdownClock vm={vm} />
        )}
        <Link className={isOver ? 'btn btn-quiet' : 'btn btn-primary'} href={paths.allProducts}>
          {texts.seeAllProducts}
        </Link>
      </div>
    </article>
  );
});
