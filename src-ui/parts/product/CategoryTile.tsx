import { Link } from 'wouter';
import type { Category } from '#domain/catalogue/Category.ts';
import { Icon } from '../../kit/Icon.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { categoryHref } from '../../context/paths.ts';
import './CategoryTile.scss';
import { Passage } from '../Passage.tsx';

export function CategoryTile({ category }: { readonly category: Category }) {
  return (
    <Link className="cat-tile" href={categoryHref(category.categoryName)}>
      <span className="cat-tile__picture">
        <ProductPicture src={category.img} />
      </span>
      <span className="cat-tile__text">
        <b>
          <Passage>{category.categoryName}</Passage>
        </b>
      </span>
      <span className="cat-tile__go">
        <Icon name="arrow-right" />
      </span>
    </Link>
  );
}
