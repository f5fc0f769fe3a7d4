import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { isPromised, type RequestedProduct } from '#domain/booking/requestedProducts.ts';
import type { SellerRequest } from '#domain/booking/SellerRequest.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { productHref } from '../../context/paths.ts';
import { useDrawnSoFar } from '../../kit/useDrawnSoFar.ts';
import { PriceLine } from '../../parts/product/Price.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { partsTexts } from '../../texts/parts.ts';
import { requestsTexts } from '../../texts/requests.ts';
import { RequestRow } from './RequestRow.tsx';
import type { RequestsViewModel } from './RequestsViewModel.ts';
import { Passage } from '../../parts/Passage.tsx';

type RequestGroupProps = {
  readonly vm: RequestsViewModel;
  readonly product: RequestedProduct;
  readonly shown: readonly SellerRequest[];
};

const statusClasses = {
  available: 'badge-state--available',
  reserved: 'deal-state--now',
  sold: '',
} as const;

/** A product with its requests. */
export const RequestGroup = observer(function RequestGroup({ vm, product, shown }: RequestGroupProps) {
  const texts = useTexts(requestsTexts);
  const { statusNames } = useTexts(partsTexts);
  const format = useFormat();
  const id = useId();
  const { status, requests } = product;
  const drawn = useDrawnSoFar(shown.length);
  const booking = shown[0]?.booking;
  if (booking === undefined) return null;
  const promisedTo = requests.find(isPromised)?.booking.buyerName ?? null;
  // Only the first waiting request explains why it waits.
  const firstToWait = shown.find(({ kind }) => kind === 'waiting');
  return (
    <section className="request-group" aria-labelledby={id}>
      <div className="request-group__head">
        <ProductPicture src={booking.image} className="request-group__picture" />
        <div>
          <h2 id={id}>
            {booking.productId === undefined ? (
              <Passage>{booking.productName}</Passage>
            ) : (
              <Link href={productHref(booking.productId)}>
                <Passage>{booking.productName}</Passage>
              </Link>
            )}
          </h2>
          <PriceLine price={booking.price} size="sm" />
        </div>
        {status !== undefined && <span className={`badge-state ${statusClasses[status]}`}>{statusNames[status]}</span>}
      </div>
      <ul className="list" aria-label={texts.count(shown.length, format.count(shown.length))}>
        {shown.slice(0, drawn).map((request) => (
          <RequestRow
            key={request.booking.id}
            vm={vm}
            request={request}
            promisedTo={request === firstToWait ? promisedTo : null}
            shownPrice={booking.price}
          />
        ))}
      </ul>
    </section>
  );
});
