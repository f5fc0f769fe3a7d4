import { useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import type { PageProps } from '../../context/PageProps.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import type { ReadAhead } from '../../context/ReadAhead.ts';
import { isVisible } from '../../kit/isVisible.ts';
import { safePictureUrl } from '../../kit/safePictureUrl.ts';
import { useVisibleAgain } from '../../kit/useVisibleAgain.ts';
import { productTexts } from '../../texts/product.ts';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { BookingAhead } from '../../parts/booking/BookingAhead.ts';
import { OutdatedNotice } from '../../parts/OutdatedNotice.tsx';
import { useWritten } from '../../parts/written/useWritten.ts';
import { Written } from '../../parts/written/Written.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Waiting } from '../../parts/Waiting.tsx';
import { BookingHere } from './BookingHere.tsx';
import { BuyBar } from './BuyBar.tsx';
import { GoneProduct } from './GoneProduct.tsx';
import { OfferedProduct } from './OfferedProduct.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductRows } from './ProductRows.tsx';
import { ProductView } from './ProductView.tsx';
import { useLateName } from './useLateName.ts';
import { useStatusNews } from './useStatusNews.ts';
import { catalogueFeature } from './catalogueFeature.ts';
import { paths } from '../../context/paths.ts';
import './ProductPage.scss';

/** One product. */
export const ProductPage = observer(function ProductPage({ params }: PageProps) {
  const texts = useTexts(productTexts);
  const viewModel = useViewModel(catalogueFeature, (make) => make.product(params['id'] ?? '', isVisible));
  // A page that was opened or read again in the background is seen when the tab comes back.
  useVisibleAgain(() => viewModel.markSeen());
  const [booking] = useState(() => new BookingAhead());
  const { product, remembered, isGone, verified } = viewModel;
  const { failure } = viewModel.found;
  /** Whether nothing of the product is there to read. */
  const isBare = useWritten(viewModel.found) === null && viewModel.found.isPending;
  const main = useRef<HTMLDivElement>(null);
  const known = product ?? remembered;
  const heading = known?.productName ?? (isGone ? texts.goneTitle : texts.product);
  useLateName(known === null && !isGone ? null : heading);
  useStatusNews(isGone ? 'gone' : product === null ? null : (product.status ?? 'available'));
  const crumbs = [
    { label: texts.home, href: paths.home },
    { label: texts.allProducts, href: paths.allProducts },
  ];
  const retry = (): void => void viewModel.refresh();
  const page = (
    <>
      <ProductHead heading={heading} crumbs={crumbs} product={product} isGone={isGone} wasSeen={known !== null} />
      <ProductView
        heading={heading}
        crumbs={crumbs}
        product={product}
        known={known}
        isGone={isGone}
        verified={verified}
        onGone={retry}
        notice={<OutdatedNotice load={viewModel.found} onRetry={retry} />}
      >
        {viewModel.found.isPending && (
          <Waiting onStop={() => viewModel.found.stop()}>
            <Skeleton lines={4} shape="control" />
          </Waiting>
        )}
        {failure !== undefined && <ErrorState title={texts.notLoaded} failure={failure} onRetry={retry} />}
        {product !== null && (
          <OfferedProduct
            product={product}
            ahead={booking}
            guidance={viewModel.around.guidance}
            alternatives={viewModel.around.alternatives}
            main={main}
          />
        )}
        {isGone && <GoneProduct facts={remembered} hasSimilar={viewModel.around.similar.length > 0} ahead={booking} />}
      </ProductView>
      <ProductRows viewModel={viewModel} />
      {product !== null && <BuyBar product={product} ahead={booking} main={main} />}
      {product !== null && <BookingHere product={product} verified={verified} ahead={booking} onRefused={retry} />}
    </>
  );
  return (
    <div className="container page" aria-busy={isBare || undefined}>
      <Written read={viewModel.found} onRetry={retry} instead={page}>
        {({ products: [read], guidance, asOf }) =>
          read !== undefined && (
            <ProductView
              heading={read.productName}
              crumbs={crumbs}
              product={read}
              known={read}
              isGone={false}
              verified={verified}
              onGone={retry}
            >
              <OfferedProduct
                product={read}
                ahead={booking}
                guidance={guidance}
                alternatives={null}
                main={main}
                asOf={asOf}
              />
            </ProductView>
          )
        }
      </Written>
    </div>
  );
});

const ahead: ReadAhead = (make, { params }) =>
  make(catalogueFeature)
    .product(params['id'] ?? '', isVisible)
    .readAhead(({ image }) => {
      const src = safePictureUrl(image);
      if (src !== null) Object.assign(new Image(), { referrerPolicy: 'no-referrer', src });
    });
Object.assign(ProductPage, { ahead });
