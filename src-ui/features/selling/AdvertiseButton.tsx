import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../app/AppContext.ts';
import { failureText, failureTexts } from '../../copy/failures.ts';
import { sellingTexts } from '../../copy/selling.ts';
import { Icon } from '../../design/Icon.tsx';
import { Spinner } from '../../design/Spinner.tsx';
import type { MyProductsViewModel } from './MyProductsViewModel.ts';

type AdvertiseButtonProps = {
  readonly product: Product;
  readonly products: MyProductsViewModel;
};

/** There is no way back: what is advertised stays so. */
export const AdvertiseButton = observer(function AdvertiseButton({ product, products }: AdvertiseButtonProps) {
  const texts = useTexts(sellingTexts);
  const words = useTexts(failureTexts);
  const isPending = products.isAdvertising(product);
  const failure = products.advertisingFailure(product);
  const name = <span className="visually-hidden">{texts.ofProduct(product.productName)}</span>;
  if (product.advertised) {
    return (
      <button type="button" className="btn btn-soft btn-sm" disabled>
        <Icon name="check" />
        <span>{texts.advertised}{name}</span>
      </button>
    );
  }
  return (
    <div className="act">
      <button
        type="button"
        className="btn btn-soft btn-sm"
        aria-busy={isPending || undefined}
        onClick={() => void products.advertise(product)}
      >
        {isPending ? <Spinner /> : <Icon name="speakerphone" />}
        <span>{isPending ? texts.advertising : texts.advertise}{name}</span>
      </button>
      <div role="alert">
        {failure !== null && <p className="field-error">{failureText(failure, words)}</p>}
      </div>
    </div>
  );
});
