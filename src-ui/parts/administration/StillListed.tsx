import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { formatParameters } from '../../context/searchParameters.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { paths } from '../../context/paths.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { Notice } from '../../kit/Notice.tsx';

/** The products that a deleted seller left in the shop, with a link to them. */
export const StillListed = observer(function StillListed({ products }: { readonly products: readonly Product[] }) {
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  const announce = useAnnounce();
  const [first] = products;
  const title = first === undefined ? null : texts.stillListed(products.length, format.count(products.length));
  // Screen readers hear nothing of a notice that comes with its text.
  useEffect(() => {
    if (title !== null) announce(title);
  }, [announce, title]);
  if (first === undefined || title === null) return null;
  const seller = first.sellerName.trim();
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        title={title}
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
