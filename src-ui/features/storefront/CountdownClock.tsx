import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import type { OfferViewModel } from './OfferViewModel.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Digits of equal width. Screen readers read a timer on request, not every second. */
export const CountdownClock = observer(function CountdownClock({ vm }: { readonly vm: OfferViewModel }) {
  const texts = useTexts(homeSectionTexts);
  const { count } = useFormat();
  const { countdown } = vm;
  return (
    <div role="timer" aria-label={texts.offerEndsIn}>
      <p className="small muted mb-2" aria-hidden="true">
        {texts.offerEndsIn}
      </p>
      <dl className="countdown">
        {units.map((unit) => (
          <div key={unit}>
            <dt>{texts[unit]}</dt>
            <dd>{count(countdown[unit]).padStart(2, count(0))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
});
