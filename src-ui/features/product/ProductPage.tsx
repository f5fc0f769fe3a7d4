import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import type { PageProps } from '../../app/PageProps.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { productTexts } from '../../copy/product.ts';
import { Breadcrumbs } from '../../design/Breadcrumbs.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { Skeleton } from '../../design/Skeleton.tsx';
import { BookingHere } from './BookingHere.tsx';
import { BuyBar } from './BuyBar.tsx';
import { GoneProduct } from './GoneProduct.tsx';
import { MainPicture } from './MainPicture.tsx';
import { OfferedProduct } from './OfferedProduct.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductRows } from './ProductRows.tsx';

/** One product. Its heading is the same element in every state, so that the keyboard stays where it arrived. */
export const ProductPage = observer(function ProductPage({ params }: PageProps) {
  const texts = useTexts(productTexts);
  const { shopName } = useTexts(appTexts);
  const viewModel = useViewModel((viewModels) => viewModels.product(params['id'] ?? ''));
  const { product, remembered, isGone } = viewModel;
  const { failure } = viewModel.found;
  const main = useRef<HTMLDivElement>(null);
  const known = product ?? remembered;
  const heading = known?.productName ?? (isGone ? texts.goneTitle : texts.product);
  return (
    <div className="container page" aria-busy={viewModel.found.isPending || undefined}>
      <title>{`${isGone && known !== null ? `${texts.gone}: ${heading}` : heading} · ${shopName}`}</title>
      <Breadcrumbs
        crumbs={[{ label: texts.home, href: '/' }, { label: texts.allProducts, href: '/allproducts' }]}
        here={heading}
      />
      <div className="product">
        <MainPicture product={known} isGone={isGone} isAdvertised={product?.advertised ?? false} />
        <div className="product__buy">
          <h1 tabIndex={-1}>{heading}</h1>
          {viewModel.found.isPending && <Skeleton lines={4} shape="control" />}
          {failure !== undefined && <ErrorState failure={failure} onRetry={() => void viewModel.refresh()} />}
          {product !== null && <OfferedProduct product={product} guidance={viewModel.guidance} main={main} />}
          {isGone && <GoneProduct facts={remembered} hasSimilar={viewModel.similar.length > 0} />}
        </div>
      </div>
      {product !== null && <ProductDetails product={product} verified={viewModel.verified} />}
      <ProductRows viewModel={viewModel} />
      {product !== null && <BuyBar product={product} main={main} />}
      {product !== null && <BookingHere product={product} verified={viewModel.verified} />}
    </div>
  );
});
