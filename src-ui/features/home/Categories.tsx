import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { homeSectionTexts } from '../../copy/homeSections.ts';
import { CategoryTiles, CategoryTilesSkeleton } from '../shopping/CategoryTiles.tsx';
import { HomeList } from './HomeList.tsx';
import type { HomeViewModel } from './HomeViewModel.ts';
import { NewlyAdded } from './NewlyAdded.tsx';
import { SeeAll } from './SeeAll.tsx';

export const Categories = observer(function Categories({ home }: { readonly home: HomeViewModel }) {
  const texts = useTexts(homeSectionTexts);
  return (
    <section className="section" aria-labelledby="categories">
      <div className="section-head section-head--line">
        <h2 id="categories">{texts.categories}</h2>
        <SeeAll href="/categories" of={texts.categories} />
      </div>
      <HomeList load={home.categories} skeleton={<CategoryTilesSkeleton />} none={texts.noCategories}>
        {(categories) => <CategoryTiles categories={categories} />}
      </HomeList>
      <NewlyAdded home={home} />
    </section>
  );
});
