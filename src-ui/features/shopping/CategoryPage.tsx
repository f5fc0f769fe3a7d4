import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../app/AppContext.ts';
import type { PageProps } from '../../app/PageProps.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { shoppingTexts } from '../../copy/shopping.ts';
import { EmptyState } from '../../design/EmptyState.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { BrowseView } from '../browse/BrowseView.tsx';
import { BookableCard } from './BookableCard.tsx';
import { ProductBooking } from './ProductBooking.tsx';
import { useBookingAddress } from './useBookingAddress.ts';
import { useMarkedProduct } from './useMarkedProduct.ts';

export const CategoryPage = observer(function CategoryPage({ params }: PageProps) {
  const categoryName = params['categoryName'] ?? '';
  const texts = useTexts(shoppingTexts);
  const { shopName } = useTexts(appTexts);
  const viewModel = useViewModel((viewModels) => viewModels.categoryProducts(categoryName));
  const booking = useBookingAddress();
  const marked = useMarkedProduct();
  return (
    <div className="container page">
      <title>{`${categoryName} · ${shopName}`}</title>
      <PageHead
        title={categoryName}
        breadcrumbs={[{ label: texts.home, href: '/' }, { label: texts.categories, href: '/categories' }]}
      />
      <ProductBooking viewModel={viewModel} productId={booking.productId} onClose={booking.close} />
      <BrowseView
        viewModel={viewModel}
        variant="full"
        omit="categories"
        markedId={marked}
        empty={
          <EmptyState
            drawing="search"
            title={texts.emptyCategory(categoryName)}
            text={texts.emptyCategoryText}
            action={<Link className="btn btn-primary" href="/categories">{texts.seeCategories}</Link>}
          />
        }
        card={(product, place) => (
          <BookableCard
            product={product}
            verified={viewModel.verified}
            isMarked={marked === product.id}
            eager={place < 3}
            onBook={booking.open}
          />
        )}
      />
    </div>
  );
});
