import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { shoppingTexts } from '../../copy/shopping.ts';
import { EmptyState } from '../../design/EmptyState.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { BrowseView } from '../browse/BrowseView.tsx';
import { ShoppingCard } from './ShoppingCard.tsx';

export const AllProductsPage = observer(function AllProductsPage() {
  const texts = useTexts(shoppingTexts);
  const { shopName } = useTexts(appTexts);
  const viewModel = useViewModel((viewModels) => viewModels.allProducts());
  return (
    <div className="container page">
      <title>{`${texts.allProducts} · ${shopName}`}</title>
      <PageHead title={texts.allProducts} lead={texts.allProductsLead} />
      <BrowseView
        viewModel={viewModel}
        empty={
          <EmptyState
            drawing="search"
            title={texts.noProducts}
            text={texts.noProductsText}
            action={<Link className="btn btn-primary" href="/">{texts.home}</Link>}
          />
        }
        card={(product, index) => (
          <ShoppingCard product={product} verified={viewModel.verified} eager={index < 3} heading="h2" />
        )}
      />
    </div>
  );
});
