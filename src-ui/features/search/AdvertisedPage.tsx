import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { AllProductsLink } from '../../parts/AllProductsLink.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { BrowseView } from './BrowseView.tsx';
import { AdvertisedCard } from '../../parts/product/AdvertisedCard.tsx';
import { searchFeature } from './searchFeature.ts';
import { paths } from '../../context/paths.ts';
import { DocumentHead } from '../../parts/head/DocumentHead.tsx';

export const AdvertisedPage = observer(function AdvertisedPage() {
  const texts = useTexts(shoppingTexts);
  const viewModel = useViewModel(searchFeature, (make) => make.advertisedProducts());
  return (
    <div className="container page">
      <DocumentHead title={texts.advertised} description={texts.advertisedDescription} />
      <PageHead
        title={texts.advertised}
        lead={texts.advertisedLead}
        breadcrumbs={[
          { label: texts.home, href: paths.home },
          { label: texts.allProducts, href: paths.allProducts },
        ]}
      />
      <BrowseView
        viewModel={viewModel}
        variant="advertised"
        omit="advertised"
        empty={
          <EmptyState
            drawing="search"
            title={texts.noAdvertised}
            text={texts.noAdvertisedText}
            action={<AllProductsLink />}
          />
        }
        card={(product, index) => (
          <AdvertisedCard product={product} verified={viewModel.verified} eager={index === 0} heading="h2" />
        )}
      />
    </div>
  );
});
