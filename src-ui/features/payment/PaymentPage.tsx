import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useAddress } from '../../app/address.ts';
import { useTexts } from '../../app/AppContext.ts';
import type { PageProps } from '../../app/PageProps.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { paymentTexts } from '../../copy/payment.ts';
import { AsyncView } from '../../design/AsyncView.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { Skeleton } from '../../design/Skeleton.tsx';
import { PaymentDesk } from './PaymentDesk.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import { paymentLink } from './providerReturn.ts';
import { useCleanAddress } from './useCleanAddress.ts';

/** Where a booking is paid, and where the provider sends the person back to. */
export const PaymentPage = observer(function PaymentPage({ params }: PageProps) {
  const texts = useTexts(paymentTexts);
  const { shopName } = useTexts(appTexts);
  const { search } = useAddress();
  const [link] = useState(() => paymentLink(search));
  useCleanAddress();
  const payment = useViewModel((viewModels) => viewModels.payment({ bookingId: params['id'] ?? '', link }));
  const title = payment.report?.status === 'succeeded' ? texts.receiptTitle : texts.title;
  return (
    <div className="page--pay">
      <title>{`${title} · ${shopName}`}</title>
      <PageHead title={title} breadcrumbs={[{ label: texts.bookings, href: '/dashboard' }]} />
      <AsyncView
        state={payment.started.state}
        skeleton={<PaymentSkeleton label={texts.loading} />}
        failed={(failure) => <PaymentProblem payment={payment} failure={failure} />}
      >
        {(started) => <PaymentDesk payment={payment} started={started} />}
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
        <p className="visually-hidden" role="status">{label}</p>
        <Skeleton lines={3} shape="control" />
      </div>
    </div>
  );
}
