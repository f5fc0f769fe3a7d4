import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { BookingSummary } from '#domain/booking/SummariseBooking.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import type { PageProps } from '../../app/PageProps.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { bookingSummaryTexts } from '../../copy/bookingSummary.ts';
import { AsyncView } from '../../design/AsyncView.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { type Fact, Facts } from '../../design/Facts.tsx';
import { Icon } from '../../design/Icon.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { ProductPicture } from '../../design/ProductPicture.tsx';
import { Skeleton } from '../../design/Skeleton.tsx';
import type { BookingSummaryViewModel } from './BookingSummaryViewModel.ts';
import { MeetingDay } from './MeetingDay.tsx';
import { bookedFacts, meetingFacts, sellerFacts } from './summaryFacts.ts';

/** A booking to take along: printed, or as an entry of a calendar. */
export const BookingSummaryPage = observer(function BookingSummaryPage({ params }: PageProps) {
  const texts = useTexts(bookingSummaryTexts);
  const { shopName } = useTexts(appTexts);
  const vm = useViewModel((viewModels) => viewModels.bookingSummary(params['id'] ?? ''));
  return (
    <div className="page--summary">
      <title>{`${texts.title} · ${shopName}`}</title>
      <PageHead title={texts.title} lead={texts.lead} breadcrumbs={[{ label: texts.bookings, href: '/dashboard' }]} />
      <AsyncView
        state={vm.summary.state}
        skeleton={
          <div className="summary">
            <p className="visually-hidden" role="status">{texts.loading}</p>
            <Skeleton lines={8} />
          </div>
        }
        failed={(failure) => <Missing vm={vm} failure={failure} />}
      >
        {(summary) => <Summary vm={vm} summary={summary} />}
      </AsyncView>
    </div>
  );
});

type MissingProps = { readonly vm: BookingSummaryViewModel; readonly failure: AccessFailure | ApiFailure };

/** Why there is nothing to take along, and the way on. */
const Missing = observer(function Missing({ vm, failure }: MissingProps) {
  const texts = useTexts(bookingSummaryTexts);
  const toBookings = <Link className="btn btn-primary" href="/dashboard">{texts.seeBookings}</Link>;
  if (failure.code === 'api/not-found') {
    return <EmptyState drawing="bookings" title={texts.goneTitle} text={texts.gone} action={toBookings} />;
  }
  if (failure.code === 'access/denied') {
    return <EmptyState drawing="bookings" title={texts.notYoursTitle} text={texts.notYours} action={toBookings} />;
  }
  return <ErrorState title={texts.notLoaded} failure={failure} onRetry={() => void vm.refresh()} />;
});

type SummaryProps = { readonly vm: BookingSummaryViewModel; readonly summary: BookingSummary };

const Summary = observer(function Summary({ vm, summary }: SummaryProps) {
  const texts = useTexts(bookingSummaryTexts);
  const format = useFormat();
  return (
    <>
      <div className="summary">
        <ProductPicture src={summary.booking.image} className="summary__picture" eager />
        <SummaryPart title={texts.what} facts={bookedFacts(summary, vm.paidHere, texts, format)} />
        <SummaryPart title={texts.where} facts={meetingFacts(summary, texts)} />
        <SummaryPart
          title={texts.seller}
          facts={sellerFacts(summary, texts)}
          missing={typeof summary.seller === 'string' ? texts.sellerMissing[summary.seller] : null}
        />
      </div>
      <div className="summary__take">
        <button type="button" className="btn btn-primary" onClick={() => window.print()}>
          <Icon name="printer" />
          {texts.print}
        </button>
        <MeetingDay summary={summary} clock={vm.clock} />
      </div>
    </>
  );
});

type SummaryPartProps = { readonly title: string; readonly facts: readonly Fact[]; readonly missing?: string | null };

function SummaryPart({ title, facts, missing = null }: SummaryPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="h5" id={id}>{title}</h2>
      {missing !== null && <p className="form-note">{missing}</p>}
      <Facts facts={facts} />
    </section>
  );
}
