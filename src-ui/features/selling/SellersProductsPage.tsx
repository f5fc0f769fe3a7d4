import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { appTexts } from '../../texts/app.ts';
import { sellingTexts } from '../../texts/selling.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { SellerProductsSection } from './SellerProductsSection.tsx';
import { sellingFeature } from './sellingFeature.ts';
import { paths } from '../../context/paths.ts';

/** A seller's own products. */
export const SellersProductsPage = observer(function SellersProductsPage() {
  const texts = useTexts(sellingTexts);
  const { shopName } = useTexts(appTexts);
  const products = useViewModel(sellingFeature, (make) => make.myProducts());
  return (
    <>
      <title>{`${texts.sellerProducts} · ${shopName}`}</title>
      <PageHead
        title={texts.sellerProducts}
        lead={texts.sellerProductsLead}
        actions={
          <Link className="btn btn-primary" href={paths.addProduct}>
            <Icon name="plus" />
            {texts.addProduct}
          </Link>
        }
      />
      <SellerProductsSection products={products} />
    </>
  );
});
