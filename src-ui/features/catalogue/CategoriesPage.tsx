import { observer } from 'mobx-react-lite';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import type { ReadAhead } from '../../context/ReadAhead.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { AsyncView } from '../../parts/AsyncView.tsx';
import { AllProductsLink } from '../../parts/AllProductsLink.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { CategoryTiles, CategoryTilesSkeleton } from '../../parts/product/CategoryTiles.tsx';
import { catalogueFeature } from './catalogueFeature.ts';
import { paths } from '../../context/paths.ts';
import { Written } from '../../parts/written/Written.tsx';
import { DocumentHead } from '../../parts/head/DocumentHead.tsx';

export const CategoriesPage = observer(function CategoriesPage() {
  const texts = useTexts(shoppingTexts);
  const format = useFormat();
  const { session } = useApp();
  const viewModel = useViewModel(catalogueFeature, (make) => make.categories());
  const count = viewModel.categories.value?.items.length ?? 0;
  return (
    <div className="container page">
      <DocumentHead title={texts.categories} description={texts.categoriesDescription} />
      <PageHead
        title={texts.categories}
        lead={session.actor === null ? texts.categoriesLead : undefined}
        breadcrumbs={[{ label: texts.home, href: paths.home }]}
      />
      <div className="listing-state" role="status">
        {count > 0 && <b>{texts.categoryCount(count, format.count(count))}</b>}
      </div>
      <Written
        read={viewModel.categories}
        onRetry={() => void viewModel.refresh()}
        instead={
          <AsyncView
            state={viewModel.categories.state}
            onStop={() => viewModel.categories.stop()}
            skeleton={<CategoryTilesSkeleton />}
            empty={({ items }) =>
              items.length === 0 ? (
                <EmptyState
                  drawing="search"
                  title={texts.noCategories}
                  text={texts.noCategoriesText}
                  action={<AllProductsLink />}
                />
              ) : null
            }
            failed={(failure) => (
              <ErrorState
                title={texts.categoriesNotLoaded}
                failure={failure}
                onRetry={() => void viewModel.refresh()}
              />
            )}
          >
            {({ items }) => <CategoryTiles categories={items} />}
          </AsyncView>
        }
      >
        {({ categories }) => <CategoryTiles categories={categories} />}
      </Written>
    </div>
  );
});

const ahead: ReadAhead = (make) => make(catalogueFeature).categories().readAhead();
Object.assign(CategoriesPage, { ahead });
