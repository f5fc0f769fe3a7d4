import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { type PersonListings as Listings, hasNoListings } from '#domain/administration/PersonListings.ts';
import { postedOn } from '#domain/catalogue/postTime.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { paths, productHref } from '../../context/paths.ts';
import { formatParameters } from '../../context/searchParameters.ts';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { administrationTexts } from '../../texts/administration.ts';
import { shoppingTexts } from '../../texts/shopping.ts';

const shownFirst = 5;

/** A person's products for sale. The page of all products finds the rest by the seller's name. */
export const PersonListings = observer(function PersonListings({
  listings,
  seller: name,
}: {
  readonly listings: Listings;
  readonly seller: string;
}) {
  const texts = useTexts(administrationTexts);
  const { leftOut } = useTexts(shoppingTexts);
  const format = useFormat();
  const { products, unreadable, isComplete } = listings;
  if (hasNoListings(listings)) return <p className="muted">{texts.noListings}</p>;
  const oldest = isComplete && unreadable === 0 ? oldestOf(products) : undefined;
  const day = oldest === undefined ? null : postedOn(oldest);
  const seller = products[0]?.sellerName.trim() || name.trim();
  const searched = `${paths.allProducts}?${formatParameters([['q', seller]])}`;
  return (
    <>
      {products.length > 0 && (
        <ul className="person__list">
          {products.slice(0, shownFirst).map(({ id, productName, price, image }) => (
            <li key={id}>
              <ProductPicture src={image} />
              <div>
                <Link href={productHref(id)}>{productName}</Link>
                <span className="num">{format.price(price)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      {unreadable > 0 && <p className="muted">{leftOut(unreadable, format.count(unreadable))}</p>}
      {!isComplete && <p className="muted">{texts.maybeMoreListings}</p>}
      {(products.length > shownFirst || !isComplete) && seller !== '' && (
        <Link className="link" href={searched}>
          {isComplete ? texts.seeAllListings(format.count(products.length)) : texts.searchListings}
        </Link>
      )}
      {day !== null && <p className="muted">{texts.oldestListing(format.date(day))}</p>}
    </>
  );
});

function oldestOf(products: readonly Product[]): Product | undefined {
  const dated = products.filter(({ postedAt }) => postedAt !== null);
  return dated.reduce<Product | undefined>(
    (oldest, one) => (oldest === undefined || (one.postedAt ?? 0) < (oldest.postedAt ?? 0) ? one : oldest),
    undefined,
  );
}
