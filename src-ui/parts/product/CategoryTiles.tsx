import type { Category } from '#domain/catalogue/Category.ts';
import { CategoryTile } from './CategoryTile.tsx';
import './CategoryTile.scss';

type CategoryTilesProps = {
  readonly categories: readonly Category[];
  /** True where they begin a page. */
  readonly eager?: boolean;
};

export function CategoryTiles({ categories, eager = false }: CategoryTilesProps) {
  return (
    <ul className="cat-tiles">
      {categories.map((category, place) => (
        <li key={category.id}>
          <CategoryTile category={category} eager={eager && place === 0} />
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
