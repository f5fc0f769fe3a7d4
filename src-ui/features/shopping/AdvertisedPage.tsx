import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { shoppingTexts } from '../../copy/shopping.ts';
import { EmptyState } from '../../design/EmptyState.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { BrowseView } from '../browse/BrowseView.tsx';
import { AdvertisedCard } from './AdvertisedCard.tsx';

export const AdvertisedPage = observer(function AdvertisedPage() {
  const texts = useTexts(shoppingTexts);
  const { shopName } = useTexts(appTexts);
  const viewModel = useViewModel((viewModels) => viewModels.advertisedProducts());
  return (
    <div className="container page">
      <title>{`${texts.advertised} · ${shopName}`}</title>
      <PageHead
        title={texts.advertised}
        lead={texts.advertisedLead}
        breadcrumbs={[{ label: texts.home, href: '/' }, { label: texts.allProducts, href: '/allproducts' }]}
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
            action={<Link className="btn btn-primary" href="/allproducts">{texts.seeAllProducts}</Link>}
          />
        }
        card={(product, index) => (
          <AdvertisedCard product={product} verified={viewModel.verified} eager={index < 3} heading="h2" />
        )}
      />
    </div>
  );
});
