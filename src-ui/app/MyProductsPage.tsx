import { type ReactNode, use } from 'react';
import { observer } from 'mobx-react-lite';
import { mayAccess } from '#domain/identity/accessPolicy.ts';
import { useApp, useTexts } from '../context/AppContext.ts';
import { RequestCountContext } from '../context/RequestCountContext.ts';
import { useViewModel } from '../context/useViewModel.ts';
import { bookingsTexts } from '../texts/bookings.ts';
import { sellingTexts } from '../texts/selling.ts';
import { DashboardHead } from '../parts/head/DashboardHead.tsx';
import { BookedJustNow } from '../parts/booking/BookedJustNow.tsx';
import { SellerProductsSection } from '../features/selling/SellerProductsSection.tsx';
import { BookingsSection } from '../features/booking/BookingsSection.tsx';
import { bookingFeature } from '../features/booking/bookingFeature.ts';
import { sellingFeature } from '../features/selling/sellingFeature.ts';
import '../kit/DataTable.scss';

/** Booking leads here. A seller sees their own products first, then their bookings. */
export const MyProductsPage = observer(function MyProductsPage() {
  const texts = useTexts(bookingsTexts);
  const { session } = useApp();
  const bookings = useViewModel(bookingFeature, (make) => make.bookings());
  const isSeller = mayAccess(session.actor ?? null, 'list own products');
  const title = isSeller ? texts.myProducts : texts.title;
  return (
    <>
      <DashboardHead title={title} lead={isSeller ? texts.myProductsLead : texts.lead} />
      <BookedJustNow />
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

/** Waits until the list's height is known, because the list would push this section down. */
const MySales = observer(function MySales({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(sellingTexts);
  const count = use(RequestCountContext);
  const products = useViewModel(sellingFeature, (make) => make.myProducts(count));
  const drafts = useViewModel(sellingFeature, (make) => make.listingDrafts());
  return (
    <>
      <section className="dash-section" aria-labelledby="my-sales">
        <h2 id="my-sales">{texts.sellerProducts}</h2>
        <SellerProductsSection products={products} drafts={drafts} />
      </section>
      {!products.products.isPending && children}
    </>
  );
});
