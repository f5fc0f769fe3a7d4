import { observer } from 'mobx-react-lite';
import type { PriceChange } from '#domain/saved/priceChange.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { sinceText } from '../../parts/sinceText.ts';
import { savedTexts } from '../../texts/saved.ts';
import './PriceMove.scss';

type PriceMoveProps = { readonly change: PriceChange; readonly clock: Clock };

/** A price's change since the last look: '2,500 tk less since Tuesday. It was 38,500 tk.' */
export const PriceMove = observer(function PriceMove({ change: { from, to, since }, clock }: PriceMoveProps) {
  const texts = useTexts(savedTexts);
  const format = useFormat();
  const isLess = to < from;
  const amount = format.price(Math.abs(to - from));
  const [before, after] = texts.aroundMove(since === null ? null : sinceText(since, clock.now(), format));
  return (
    <p className={isLess ? 'price-move price-move--less' : 'price-move'}>
      <Icon name={isLess ? 'arrow-down' : 'arrow-up'} size="sm" />
      <span>
        {before !== '' && <span>{before}</span>}
        <b>{isLess ? texts.priceLess(amount) : texts.priceMore(amount)}</b>
        <span>{after}</span> <span>{texts.priceWas(format.price(from))}</span>
      </span>
    </p>
  );
});
