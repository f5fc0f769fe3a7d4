import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { usePassageLangs } from '../../context/usePassageLang.ts';
import { type Fact, Facts } from '../../kit/Facts.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { RootClass } from '../../kit/RootClass.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { bookingSummaryTexts } from '../../texts/bookingSummary.ts';
import { meetingTexts } from '../../texts/meeting.ts';
import type { BookingSummaryViewModel } from './BookingSummaryViewModel.ts';
import { MeetingDay } from './MeetingDay.tsx';
import { bookedFacts, meetingFacts, sellerFacts } from './summaryFacts.ts';
import './Receipt.scss';

type ReceiptProps = { readonly vm: BookingSummaryViewModel; readonly summary: BookingSummary };

/** The deal's facts on one printable page that both sides can sign, and a calendar entry. */
export const Receipt = observer(function Receipt({ vm, summary }: ReceiptProps) {
  const texts = useTexts(bookingSummaryTexts);
  const meeting = useTexts(meetingTexts);
  const format = useFormat();
  const id = useId();
  return (
    <section className="meet__block" aria-labelledby={id}>
      <h2 id={id}>{meeting.receipt}</h2>
      <p className="receipt__lead">{meeting.receiptLead}</p>
      <article className="receipt" aria-labelledby={id}>
        <RootClass className="has-receipt" />
        <ProductPicture src={summary.booking.image} />
        <ReceiptPart title={texts.what} facts={bookedFacts(summary, vm.paidHere, texts, format)} />
        <ReceiptPart title={texts.where} facts={meetingFacts(summary, texts, format)} />
        <ReceiptPart
          title={texts.seller}
          facts={sellerFacts(summary, texts)}
          missing={typeof summary.seller === 'string' ? texts.sellerMissing[summary.seller] : null}
        />
        <ul className="receipt__signs">
          {[meeting.handedOver, meeting.sellersSign, meeting.buyersSign].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </article>
      <button type="button" className="btn btn-quiet" onClick={() => window.print()}>
        <Icon name="printer" />
        {texts.print}
      </button>
      {summary.booking.state !== 'completed' && <MeetingDay summary={summary} clock={vm.clock} />}
    </section>
  );
});

type ReceiptPartProps = { readonly title: string; readonly facts: readonly Fact[]; readonly missing?: string | null };

const ReceiptPart = observer(function ReceiptPart({ title, facts, missing = null }: ReceiptPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {missing !== null && <p className="form-note">{missing}</p>}
      <Facts facts={facts} langOf={usePassageLangs()} />
    </section>
  );
});
