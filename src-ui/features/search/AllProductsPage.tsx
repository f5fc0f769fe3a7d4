import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import type { ReadAhead } from '../../context/ReadAhead.ts';
import { parseFindingQuery } from '../../parts/search/findingQueryUrl.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { BrowseView } from './BrowseView.tsx';
import { ShoppingCard } from '../../parts/product/ShoppingCard.tsx';
import { deviceFeature } from '../../parts/saved/deviceFeature.ts';
import { NewTag } from './NewTag.tsx';
import { SaveSearch } from './SaveSearch.tsx';
import { searchFeature } from './searchFeature.ts';
import { paths } from '../../context/paths.ts';
import { DocumentHead } from '../../parts/head/DocumentHead.tsx';

export const AllProductsPage = observer(function AllProductsPage() {
  const texts = useTexts(shoppingTexts);
  const viewModel = useViewModel(searchFeature, (make) => make.allProducts());
  const search = useViewModel(deviceFeature, (make) => make.saveSearch());
  return (
    <div className="container page">
      <DocumentHead title={texts.allProducts} description={texts.allProductsDescription} />
      <PageHead title={texts.allProducts} lead={texts.allProductsLead} />
      <BrowseView
        viewModel={viewModel}
        tools={<SaveSearch viewModel={search} finding={viewModel.finding} />}
        empty={
          <EmptyState
            drawing="search"
            title={texts.noProducts}
            text={texts.noProductsText}
            action={
              <Link className="btn btn-primary" href={paths.home}>
                {texts.home}
              </Link>
            }
          />
        }
        card={(product, index) => (
          <ShoppingCard
            product={product}
            verified={viewModel.verified}
            eager={index === 0}
            heading="h2"
            mark={<NewTag isNew={() => search.newIds.has(product.id)} />}
          />
        )}
      />
    </div>
  );
});

const ahead: ReadAhead = (make, { search }) => make(searchFeature).allProducts().readAhead(parseFindingQuery(search));
Object.assign(AllProductsPage, { ahead });
