import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { formatParameters } from '../../context/searchParameters.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { paths } from '../../context/paths.ts';
import { Notice } from '../../kit/Notice.tsx';

/** The products that a deleted seller left in the shop, with a link to them. */
export const StillListed = observer(function StillListed({ products }: { readonly products: readonly Product[] }) {
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  const [first] = products;
  if (first === undefined) return null;
  const seller = first.sellerName.trim();
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        title={texts.stillListed(products.length, format.count(products.length))}
        isSaid
        actions={
          <Link
            className="btn btn-soft btn-sm"
            href={`${paths.allProducts}?${formatParameters([['q', seller === '' ? first.productName : seller]])}`}
          >
            {texts.seeThem}
          </Link>
        }
      >
        {texts.stillListedText}
      </Notice>
    </div>
  );
});
