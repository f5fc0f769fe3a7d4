import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { tellSellerTexts } from '../../texts/tellSeller.ts';
import { TellSeller } from '../tell/TellSeller.tsx';
import { latestBookingFeature } from './latestBookingFeature.ts';
import './BookedJustNow.scss';

/** The next step after a booking: the buyer tells the seller, because the shop notifies nobody. */
export const BookedJustNow = observer(function BookedJustNow() {
  const texts = useTexts(tellSellerTexts);
  const latest = useViewModel(latestBookingFeature, (make) => make.latestBooking());
  const id = useId();
  if (latest.notice === null) return null;
  const close = (): void => {
    latest.dismiss();
    focusHeading();
  };
  return (
    <section className="booked" aria-labelledby={id}>
      <h2 id={id}>{texts.bookedTitle}</h2>
      <TellSeller notice={latest.notice} />
      <p className="booked__foot">
        <span>{texts.later}</span>
        <button type="button" className="btn btn-quiet" onClick={close}>
          {texts.close}
        </button>
      </p>
    </section>
  );
});
