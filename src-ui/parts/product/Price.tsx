import { observer } from 'mobx-react-lite';
import { savingPercent } from '#domain/shared/Money.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';

type PriceProps = {
  /** Taka. */
  readonly price: number;
  readonly originalPrice?: number | undefined;
  readonly size?: 'sm' | 'lg' | undefined;
};

/** The price, the original price and the discount, if any. Its parent must observe the language. */
export function PriceLine({ price, originalPrice, size }: PriceProps) {
  const texts = useTexts(partsTexts);
  const format = useFormat();
  const saving = originalPrice === undefined ? 0 : savingPercent(price, originalPrice);
  const percent = format.count(saving);
  return (
    <p className={size === undefined ? 'price' : `price price--${size}`}>
      <span className="price__now">
        <span className="visually-hidden">{texts.resalePrice} </span>
        <span>{format.amount(price)}</span> <small>{texts.currencySuffix}</small>
      </span>
      {originalPrice !== undefined && originalPrice > 0 && (
        <>
          {' '}
          <span className="price__before">
            {originalPrice > price ? (
              <s className="price__was">
                <span className="visually-hidden">{texts.originalPrice} </span>
                <span>{format.price(originalPrice)}</span>
              </s>
            ) : (
              <span className="price__was">{texts.originally(format.price(originalPrice))}</span>
            )}
            {saving > 0 && (
              <>
                {' '}
                <span className="price__off">
                  <span aria-hidden="true">{texts.saving(percent)}</span>
                  <span className="visually-hidden">{texts.savingInWords(percent)}</span>
                </span>
              </>
            )}
          </span>
        </>
      )}
    </p>
  );
}

export const Price = observer(PriceLine);
