import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../app/AppContext.ts';
import { failureText, failureTexts } from '../../copy/failures.ts';
import { sellingTexts } from '../../copy/selling.ts';
import { Icon } from '../../design/Icon.tsx';
import { Spinner } from '../../design/Spinner.tsx';
import { usePassedFocus } from '../../design/usePassedFocus.ts';
import type { MyProductsViewModel } from './MyProductsViewModel.ts';

type AdvertiseButtonProps = {
  readonly product: Product;
  readonly products: MyProductsViewModel;
};

/** There is no way back: what is advertised stays so. */
export const AdvertiseButton = observer(function AdvertiseButton({ product, products }: AdvertiseButtonProps) {
  const texts = useTexts(sellingTexts);
  const words = useTexts(failureTexts);
  const button = usePassedFocus(product.advertised);
  const isPending = products.isAdvertising(product);
  const failure = products.advertisingFailure(product);
  const state = product.advertised ? texts.advertised : isPending ? texts.advertising : texts.advertise;
  const name = <span className="visually-hidden">{texts.ofProduct(product.productName)}</span>;
  return (
    <div className="act">
      <button
        ref={button}
        type="button"
        className="btn btn-soft btn-sm"
        disabled={product.advertised}
        aria-busy={isPending || undefined}
        onClick={() => void products.advertise(product)}
      >
        {isPending ? <Spinner /> : <Icon name={product.advertised ? 'check' : 'speakerphone'} />}
        <span>{state}{name}</span>
      </button>
      <div role="alert">
        {failure !== null && <p className="field-error">{failureText(failure, words)}</p>}
      </div>
    </div>
  );
});
