import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import type { PageProps } from '../../context/PageProps.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { usePassageLang } from '../../context/usePassageLang.ts';
import { productTexts } from '../../texts/product.ts';
import { Breadcrumbs } from '../../kit/Breadcrumbs.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { OutdatedNotice } from '../../parts/OutdatedNotice.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Waiting } from '../../parts/Waiting.tsx';
import { BookingHere } from './BookingHere.tsx';
import { BuyBar } from './BuyBar.tsx';
import { GoneProduct } from './GoneProduct.tsx';
import { MainPicture } from './MainPicture.tsx';
import { OfferedProduct } from './OfferedProduct.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductRows } from './ProductRows.tsx';
import { catalogueFeature } from './catalogueFeature.ts';
import { paths } from '../../context/paths.ts';
import './ProductPage.scss';

/** One product. Its heading is the same element in every state, so that the focus stays on it. */
export const ProductPage = observer(function ProductPage({ params }: PageProps) {
  const texts = useTexts(productTexts);
  const viewModel = useViewModel(catalogueFeature, (make) => make.product(params['id'] ?? ''));
  const { product, remembered, isGone } = viewModel;
  const { failure } = viewModel.found;
  const main = useRef<HTMLDivElement>(null);
  const known = product ?? remembered;
  const isSold = product?.status === 'sold';
  const heading = known?.productName ?? (isGone ? texts.goneTitle : texts.product);
  const crumbs = [
    { label: texts.home, href: paths.home },
    { label: texts.allProducts, href: paths.allProducts },
  ];
  const headingLang = usePassageLang(heading);
  return (
    <div className="container page" aria-busy={viewModel.found.isPending || undefined}>
      <ProductHead heading={heading} crumbs={crumbs} product={product} isGone={isGone} wasSeen={known !== null} />
      <Breadcrumbs crumbs={crumbs} here={heading} hereLang={headingLang} />
      <OutdatedNotice load={viewModel.found} onRetry={() => void viewModel.refresh()} />
      <div className={isSold ? 'product is-sold' : 'product'}>
        <MainPicture product={known} isGone={isGone} isAdvertised={product?.advertised ?? false} />
        <div className="product__buy">
          <h1 tabIndex={-1} lang={headingLang}>
            {heading}
          </h1>
          {viewModel.found.isPending && (
            <Waiting onStop={() => viewModel.found.stop()}>
              <Skeleton lines={4} shape="control" />
            </Waiting>
          )}
          {failure !== undefined && <ErrorState failure={failure} onRetry={() => void viewModel.refresh()} />}
          {product !== null && (
            <OfferedProduct
              product={product}
              guidance={viewModel.around.guidance}
              alternatives={viewModel.around.alternatives}
              main={main}
            />
          )}
          {isGone && <GoneProduct facts={remembered} hasSimilar={viewModel.around.similar.length > 0} />}
        </div>
      </div>
      {product !== null && <ProductDetails product={product} verified={viewModel.verified} />}
      <ProductRows viewModel={viewModel} />
      {product !== null && <BuyBar product={product} main={main} />}
      {product !== null && (
        <BookingHere product={product} verified={viewModel.verified} onRefused={() => void viewModel.refresh()} />
      )}
    </div>
  );
});
