import { type ReactNode, use, useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { CallFailure } from '#domain/shared/Failure.ts';
import { useTexts } from '../../context/AppContext.ts';
import type { PageProps } from '../../context/PageProps.ts';
import { RequestCountContext } from '../../context/RequestCountContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { bookingSummaryTexts } from '../../texts/bookingSummary.ts';
import { AsyncView } from '../../parts/AsyncView.tsx';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { OutdatedNotice } from '../../parts/OutdatedNotice.tsx';
import { DashboardHead } from '../../parts/head/DashboardHead.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import type { BookingSummaryViewModel } from './BookingSummaryViewModel.ts';
import { Meeting } from './Meeting.tsx';
import { bookingFeature } from './bookingFeature.ts';
import { paths } from '../../context/paths.ts';
import './Meeting.scss';

/** The page of one booking: its deal, the message to the seller, the meeting and the receipt. */
export const BookingSummaryPage = observer(function BookingSummaryPage({ params }: PageProps) {
  const texts = useTexts(bookingSummaryTexts);
  const count = use(RequestCountContext);
  const vm = useViewModel(bookingFeature, (make) => make.bookingSummary(params['id'] ?? '', count));
  const isSeller = vm.summary.value?.side === 'seller';
  const title = isSeller ? texts.sellersTitle : texts.title;
  const breadcrumbs = isSeller ? undefined : [{ label: texts.bookings, href: paths.dashboard }];
  return (
    <div className="page--meeting">
      <DashboardHead title={title} breadcrumbs={breadcrumbs} />
      <OutdatedNotice load={vm.summary} onRetry={() => void vm.refresh()} />
      <AsyncView
        state={vm.summary.state}
        onStop={() => vm.summary.stop()}
        skeleton={
          <div className="meet">
            <p className="visually-hidden" role="status">
              {texts.loading}
            </p>
            <Skeleton lines={8} />
          </div>
        }
        failed={(failure) => <Missing vm={vm} failure={failure} />}
      >
        {(summary) => <Meeting vm={vm} summary={summary} />}
      </AsyncView>
    </div>
  );
});

type MissingProps = { readonly vm: BookingSummaryViewModel; readonly failure: CallFailure };

/** The reason that the booking is not shown, with a next step. */
const Missing = observer(function Missing({ vm, failure }: MissingProps) {
  const texts = useTexts(bookingSummaryTexts);
  const toBookings = (
    <Link className="btn btn-primary" href={paths.dashboard}>
      {texts.seeBookings}
    </Link>
  );
  if (failure.code === 'api/not-found') {
    return <Absent title={texts.goneTitle} text={texts.gone} action={toBookings} />;
  }
  if (failure.code === 'access/denied' || failure.code === 'api/forbidden') {
    return <Absent title={texts.notYoursTitle} text={texts.notYours} action={toBookings} />;
  }
  return <ErrorState title={texts.notLoaded} failure={failure} onRetry={() => void vm.refresh()} />;
});

type AbsentProps = { readonly title: string; readonly text: string; readonly action: ReactNode };

/** Stands in place of a booking, which may go while its page is open. Screen readers hear so. */
function Absent({ title, text, action }: AbsentProps) {
  const announce = useAnnounce();
  useEffect(() => announce(title), [announce, title]);
  return <EmptyState drawing="bookings" title={title} text={text} action={action} />;
}
