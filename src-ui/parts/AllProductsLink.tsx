import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../context/AppContext.ts';
import { paths } from '../context/paths.ts';
import { shoppingTexts } from '../texts/shopping.ts';

/** The way on where there is nothing to see. */
export const AllProductsLink = observer(function AllProductsLink() {
  const { seeAllProducts } = useTexts(shoppingTexts);
  return (
    <Link className="btn btn-primary" href={paths.allProducts}>
      {seeAllProducts}
    </Link>
  );
});
