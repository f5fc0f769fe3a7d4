import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../context/AppContext.ts';
import type { PageProps } from '../../context/PageProps.ts';
import { usePassageLang } from '../../context/usePassageLang.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import type { ReadAhead } from '../../context/ReadAhead.ts';
import { parseFindingQuery } from '../../parts/search/findingQueryUrl.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { BrowseView } from './BrowseView.tsx';
import { BookableCard } from './BookableCard.tsx';
import { ProductBooking } from './ProductBooking.tsx';
import { BookingAhead } from '../../parts/booking/BookingAhead.ts';
import { useBookingAddress } from '../../parts/booking/useBookingAddress.ts';
import { useMarkedProduct } from './useMarkedProduct.ts';
import { searchFeature } from './searchFeature.ts';
import { paths } from '../../context/paths.ts';
import { DocumentHead } from '../../parts/head/DocumentHead.tsx';

export const CategoryPage = observer(function CategoryPage({ params }: PageProps) {
  const categoryName = params['categoryName'] ?? '';
  const texts = useTexts(shoppingTexts);
  const viewModel = useViewModel(searchFeature, (make) => make.categoryProducts(categoryName));
  const [ahead] = useState(() => new BookingAhead());
  const booking = useBookingAddress(ahead);
  const marked = useMarkedProduct();
  const titleLang = usePassageLang(categoryName);
  return (
    <div className="container page">
      <DocumentHead title={categoryName} isUnlisted />
      <PageHead
        title={categoryName}
        titleLang={titleLang}
        breadcrumbs={[
          { label: texts.home, href: paths.home },
          { label: texts.categories, href: paths.categories },
        ]}
      />
      <ProductBooking viewModel={viewModel} ahead={ahead} addressed={booking.productId} onClose={booking.close} />
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
            action={
              <Link className="btn btn-primary" href={paths.categories}>
                {texts.seeCategories}
              </Link>
            }
          />
        }
        card={(product, place) => (
          <BookableCard
            product={product}
            verified={viewModel.verified}
            isMarked={marked === product.id}
            eager={place === 0}
            ahead={ahead}
            onBook={booking.open}
          />
        )}
      />
    </div>
  );
});

const ahead: ReadAhead = (make, { params, search }) =>
  make(searchFeature)
    .categoryProducts(params['categoryName'] ?? '')
    .readAhead(parseFindingQuery(search));
Object.assign(CategoryPage, { ahead });
