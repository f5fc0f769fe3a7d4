import { use, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../context/AppContext.ts';
import { RequestCountContext } from '../../context/RequestCountContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { sellingTexts } from '../../texts/selling.ts';
import { Icon } from '../../kit/Icon.tsx';
import { DashboardHead } from '../../parts/head/DashboardHead.tsx';
import { draftHref } from './draftAddress.ts';
import { newId } from '../../state/newId.ts';
import { DraftsSection } from './DraftsSection.tsx';
import { SellerProductsSection } from './SellerProductsSection.tsx';
import { sellingFeature } from './sellingFeature.ts';
import { paths } from '../../context/paths.ts';

/** A seller's own products. */
export const SellersProductsPage = observer(function SellersProductsPage() {
  const texts = useTexts(sellingTexts);
  const count = use(RequestCountContext);
  const products = useViewModel(sellingFeature, (make) => make.myProducts(count));
  const drafts = useViewModel(sellingFeature, (make) => make.listingDrafts());
  const [another] = useState(() => draftHref(newId()));
  return (
    <>
      <DashboardHead
        title={texts.sellerProducts}
        lead={texts.sellerProductsLead}
        actions={
          // The page lists the drafts, so this begins another product instead of resuming the latest.
          <Link className="btn btn-primary" href={drafts.list.all.length === 0 ? paths.addProduct : another}>
            <Icon name="plus" />
            {texts.addProduct}
          </Link>
        }
      />
      <DraftsSection drafts={drafts} />
      <SellerProductsSection products={products} drafts={drafts} />
    </>
  );
});
