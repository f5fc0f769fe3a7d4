import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { canAdvertiseProduct } from '#domain/selling/productPolicy.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { sellingTexts } from '../../texts/selling.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { usePassedFocus } from '../../kit/usePassedFocus.ts';
import type { MyProductsViewModel } from './MyProductsViewModel.ts';

type AdvertiseButtonProps = {
  readonly product: Product;
  readonly products: MyProductsViewModel;
};

/** Advertising cannot be undone. */
export const AdvertiseButton = observer(function AdvertiseButton({ product, products }: AdvertiseButtonProps) {
  const { session } = useApp();
  const texts = useTexts(sellingTexts);
  const words = useTexts(failureTexts);
  const button = usePassedFocus(product.advertised);
  const isPending = products.isAdvertising(product);
  // The change may have arrived although its answer was lost.
  const problem = product.advertised ? null : products.advertisingFailure(product);
  const state = product.advertised ? texts.advertised : isPending ? texts.advertising : texts.advertise;
  const name = <span className="visually-hidden">{texts.ofProduct(product.productName)}</span>;
  return (
    <div className="act">
      <button
        ref={button}
        type="button"
        className="btn btn-soft btn-sm"
        disabled={
          !canAdvertiseProduct(session.actor ?? null, product) || products.runs.pending.products.has(product.id)
        }
        aria-busy={isPending || undefined}
        onClick={() => void products.advertise(product)}
      >
        {isPending ? <Spinner /> : <Icon name={product.advertised ? 'check' : 'speakerphone'} />}
        <span>
          <span>{state}</span>
          {name}
        </span>
      </button>
      <div role="alert">
        {problem !== null && (
          <p className="field-error">
            <Icon name="alert-circle" />
            <span>{failureText(problem, words)}</span>
          </p>
        )}
      </div>
    </div>
  );
});
