import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { CategoryTiles, CategoryTilesSkeleton } from '../../parts/product/CategoryTiles.tsx';
import { HomeList } from './HomeList.tsx';
import type { HomeViewModel } from './HomeViewModel.ts';
import { NewlyAdded } from './NewlyAdded.tsx';
import { SeeAll } from './SeeAll.tsx';
import { paths } from '../../context/paths.ts';

export const Categories = observer(function Categories({ home }: { readonly home: HomeViewModel }) {
  const texts = useTexts(homeSectionTexts);
  return (
    <section className="section" aria-labelledby="categories">
      <div className="section-head section-head--line">
        <h2 id="categories">{texts.categories}</h2>
        <SeeAll href={paths.categories} of={texts.categories} />
      </div>
      <HomeList home={home} load={home.categories} skeleton={<CategoryTilesSkeleton />} none={texts.noCategories}>
        {(categories) => <CategoryTiles categories={categories} />}
      </HomeList>
      <NewlyAdded home={home} />
    </section>
  );
});
