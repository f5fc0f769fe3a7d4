import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../app/AppContext.ts';
import type { PageProps } from '../../app/PageProps.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { designTexts } from '../../copy/design.ts';
import { shoppingTexts } from '../../copy/shopping.ts';
import { EmptyState } from '../../design/EmptyState.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { ProductBooking } from './ProductBooking.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { cardId } from './productLinks.ts';
import { ResultCount } from './ResultCount.tsx';
import { ShoppingCard } from './ShoppingCard.tsx';
import { useBookingAddress } from './useBookingAddress.ts';
import { useMarkedCard } from './useMarkedCard.ts';

export const CategoryPage = observer(function CategoryPage({ params }: PageProps) {
  const categoryName = params['categoryName'] ?? '';
  const texts = useTexts(shoppingTexts);
  const { shopName } = useTexts(appTexts);
  const { actionOn } = useTexts(designTexts);
  const viewModel = useViewModel((viewModels) => viewModels.categoryProducts(categoryName));
  const booking = useBookingAddress();
  const marked = useMarkedCard(viewModel.products.value !== undefined);
  return (
    <div className="container page">
      <title>{`${categoryName} · ${shopName}`}</title>
      <PageHead
        title={categoryName}
        breadcrumbs={[{ label: texts.home, href: '/' }, { label: texts.categories, href: '/categories' }]}
      />
      <ResultCount viewModel={viewModel} />
      <ProductBooking viewModel={viewModel} productId={booking.productId} onClose={booking.close} />
      <ProductGrid
        viewModel={viewModel}
        empty={
          <EmptyState
            drawing="search"
            title={texts.emptyCategory(categoryName)}
            text={texts.emptyCategoryText}
            action={<Link className="btn btn-primary" href="/categories">{texts.seeCategories}</Link>}
          />
        }
        card={(product, index) => (
          <ShoppingCard
            key={product.id}
            product={product}
            variant="full"
            verified={viewModel.verified}
            isMarked={marked === cardId(product.id)}
            eager={index < 3}
            heading="h2"
            foot={
              <button
                type="button"
                className="btn btn-primary"
                aria-label={actionOn(texts.bookNow, product.productName)}
                onClick={() => booking.open(product)}
              >
                {texts.bookNow}
              </button>
            }
          />
        )}
      />
    </div>
  );
});
