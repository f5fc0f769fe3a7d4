import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { shoppingTexts } from '../../copy/shopping.ts';
import { AsyncView } from '../../design/AsyncView.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { CategoryTiles, CategoryTilesSkeleton } from './CategoryTiles.tsx';

export const CategoriesPage = observer(function CategoriesPage() {
  const texts = useTexts(shoppingTexts);
  const format = useFormat();
  const { shopName } = useTexts(appTexts);
  const viewModel = useViewModel((viewModels) => viewModels.categories());
  const count = viewModel.categories.value?.items.length ?? 0;
  return (
    <div className="container page">
      <title>{`${texts.categories} · ${shopName}`}</title>
      <PageHead title={texts.categories} lead={texts.categoriesLead} breadcrumbs={[{ label: texts.home, href: '/' }]} />
      <div className="listing-state" role="status">
        {count > 0 && <b>{texts.categoryCount(count, format.count(count))}</b>}
      </div>
      <AsyncView
        state={viewModel.categories.state}
        skeleton={<CategoryTilesSkeleton />}
        empty={({ items }) =>
          items.length === 0 ? (
            <EmptyState
              drawing="search"
              title={texts.noCategories}
              text={texts.noCategoriesText}
              action={<Link className="btn btn-primary" href="/allproducts">{texts.seeAllProducts}</Link>}
            />
          ) : null}
        failed={(failure) => <ErrorState failure={failure} onRetry={() => void viewModel.refresh()} />}
      >
        {({ items }) => <CategoryTiles categories={items} />}
      </AsyncView>
    </div>
  );
});
