import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { sellingTexts } from '../../copy/selling.ts';
import { Icon } from '../../design/Icon.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { SellerProductsSection } from './SellerProductsSection.tsx';

/** What a seller offers. */
export const SellersProductsPage = observer(function SellersProductsPage() {
  const texts = useTexts(sellingTexts);
  const { shopName } = useTexts(appTexts);
  const products = useViewModel((viewModels) => viewModels.myProducts());
  return (
    <>
      <title>{`${texts.sellerProducts} · ${shopName}`}</title>
      <PageHead
        title={texts.sellerProducts}
        lead={texts.sellerProductsLead}
        actions={(
          <Link className="btn btn-primary" href="/dashboard/addproducts">
            <Icon name="plus" />
            {texts.addProduct}
          </Link>
        )}
      />
      <SellerProductsSection products={products} />
    </>
  );
});
