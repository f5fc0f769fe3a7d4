import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { mayAccess } from '#domain/identity/accessPolicy.ts';
import { useApp, useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { bookingsTexts } from '../../copy/bookings.ts';
import { sellingTexts } from '../../copy/selling.ts';
import { PageHead } from '../../design/PageHead.tsx';
import { SellerProductsSection } from '../selling/SellerProductsSection.tsx';
import { BookingsSection } from './BookingsSection.tsx';

/** Where a booking leads: a seller's own products first, then what was booked. */
export const MyProductsPage = observer(function MyProductsPage() {
  const texts = useTexts(bookingsTexts);
  const { shopName } = useTexts(appTexts);
  const { session } = useApp();
  const bookings = useViewModel((viewModels) => viewModels.bookings());
  const isSeller = mayAccess(session.actor ?? null, 'list own products');
  const title = isSeller ? texts.myProducts : texts.title;
  return (
    <>
      <title>{`${title} · ${shopName}`}</title>
      <PageHead title={title} lead={isSeller ? texts.myProductsLead : texts.lead} />
      {isSeller ? (
        <MySales>
          <section className="dash-section" aria-labelledby="my-bookings">
            <h2 id="my-bookings">{texts.title}</h2>
            <BookingsSection bookings={bookings} />
          </section>
        </MySales>
      ) : (
        <BookingsSection bookings={bookings} />
      )}
    </>
  );
});

/** What follows is drawn when the list is known to be as high as it is; the list would push it down. */
const MySales = observer(function MySales({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(sellingTexts);
  const products = useViewModel((viewModels) => viewModels.myProducts());
  return (
    <>
      <section className="dash-section" aria-labelledby="my-sales">
        <h2 id="my-sales">{texts.sellerProducts}</h2>
        <SellerProductsSection products={products} />
      </section>
      {!products.products.isPending && children}
    </>
  );
});
