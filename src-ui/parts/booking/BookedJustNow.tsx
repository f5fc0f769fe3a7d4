import { useId, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { SellerNotice } from '#domain/booking/SellerNotice.ts';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { useFocusLeftBehind } from '../../kit/useFocusLeftBehind.ts';
import { tellSellerTexts } from '../../texts/tellSeller.ts';
import { TellSeller } from '../tell/TellSeller.tsx';
import { latestBookingFeature } from './latestBookingFeature.ts';
import './BookedJustNow.scss';

/** The next step after a booking: the buyer tells the seller, because the shop notifies nobody. */
export const BookedJustNow = observer(function BookedJustNow() {
  const latest = useViewModel(latestBookingFeature, (make) => make.latestBooking());
  const { notice } = latest;
  if (notice === null) return null;
  const close = (): void => {
    latest.dismiss();
    focusHeading();
  };
  return <Reminder notice={notice} onClose={close} />;
});

type ReminderProps = { readonly notice: SellerNotice; readonly onClose: () => void };

const Reminder = observer(function Reminder({ notice, onClose }: ReminderProps) {
  const texts = useTexts(tellSellerTexts);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // This section also goes when its booking does.
  useFocusLeftBehind(section);
  return (
    <section ref={section} className="booked" aria-labelledby={id}>
      <h2 id={id}>{texts.bookedTitle}</h2>
      <TellSeller notice={notice} />
      <p className="booked__foot">
        <span>{texts.later}</span>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {texts.close}
        </button>
      </p>
    </section>
  );
});
