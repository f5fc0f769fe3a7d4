import type { Category } from '#domain/catalogue/Category.ts';
import { CategoryTile } from './CategoryTile.tsx';
import './CategoryTile.scss';

export function CategoryTiles({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <ul className="cat-tiles">
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryTile category={category} />
        </li>
      ))}
    </ul>
  );
}

/** As many placeholders as the specification names categories. */
export function CategoryTilesSkeleton() {
  return (
    <div className="cat-tiles" aria-hidden="true">
      {[1, 2, 3].map((tile) => (
        <span key={tile} className="cat-tile">
          <span className="cat-tile__picture skel" />
          <span className="cat-tile__text">
            <b>
              <span className="skel">&nbsp;</span>
            </b>
          </span>
        </span>
      ))}
    </div>
  );
}
