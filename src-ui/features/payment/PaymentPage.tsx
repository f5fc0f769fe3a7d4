import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'wouter';
import { useAddress } from '../../context/address.ts';
import { useTexts } from '../../context/AppContext.ts';
import { forgetPaymentReturn, storedPaymentReturn, paymentLink } from '../../context/paymentReturn.ts';
import type { PageProps } from '../../context/PageProps.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { AsyncView } from '../../parts/AsyncView.tsx';
import { DashboardHead } from '../../parts/head/DashboardHead.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useVisibleAgain } from '../../kit/useVisibleAgain.ts';
import { PaymentSteps } from './PaymentSteps.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import { useCleanAddress } from './useCleanAddress.ts';
import { useFreshReturn } from './useFreshReturn.ts';
import { isNothingToPay } from './payable.ts';
import { paymentFeature } from './paymentFeature.ts';
import { paths, paymentHref } from '../../context/paths.ts';
import './PaymentPage.scss';

/** Somebody whom the provider sends back reads the payment's status. This names no payment, so it means this device's. */
const asReturned = '?redirect_status';

/** The page where a person pays for a booking, and to which the provider sends them back. */
export const PaymentPage = observer(function PaymentPage({ params }: PageProps) {
  const texts = useTexts(paymentTexts);
  const { path, search } = useAddress();
  const [link] = useState(() => storedPaymentReturn(path) ?? paymentLink(search));
  useEffect(() => forgetPaymentReturn(), []);
  const [, navigate] = useLocation();
  const payment = useViewModel(paymentFeature, (make) => {
    const bookingId = params['id'] ?? '';
    const href = paymentHref(bookingId);
    return make.payment({ bookingId, link }, (isToCheck) => navigate(isToCheck ? href + asReturned : href));
  });
  useCleanAddress((found) => {
    // A form that is paying reports for itself.
    if (!payment.outcome.paying.isPending) void payment.startAfresh(found);
  });
  useFreshReturn(() => payment.outcome.paying.isPending);
  useVisibleAgain(() => void payment.refresh());
  const { failure } = payment.started;
  const title =
    payment.outcome.report?.status === 'succeeded'
      ? texts.receiptTitle
      : failure !== undefined && isNothingToPay(failure)
        ? texts.plainTitle
        : texts.title;
  return (
    <div className="page--pay">
      <DashboardHead title={title} breadcrumbs={[{ label: texts.bookings, href: paths.dashboard }]} />
      <AsyncView
        state={payment.started.state}
        onStop={() => payment.started.stop()}
        skeleton={<PaymentSkeleton label={texts.loading} />}
        failed={(failure) => <PaymentProblem payment={payment} failure={failure} />}
      >
        {(started) => <PaymentSteps payment={payment} started={started} />}
      </AsyncView>
    </div>
  );
});

function PaymentSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="pay">
      <div className="pay__sum pay__sum--skeleton">
        <Skeleton lines={4} />
      </div>
      <div className="form">
        <p className="visually-hidden" role="status">
          {label}
        </p>
        <Skeleton lines={3} shape="control" />
      </div>
    </div>
  );
}
