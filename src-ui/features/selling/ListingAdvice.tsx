import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { useFormState } from 'react-final-form';
import type { AddProductForm } from '#domain/selling/AddProduct.ts';
import { listingAdvice } from '#domain/selling/listingAdvice.ts';
import { useTexts } from '../../context/AppContext.ts';
import { listingAdviceTexts } from '../../texts/listingAdvice.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { AddProductViewModel } from './AddProductViewModel.ts';
import './ListingAdvice.scss';

type ListingAdviceProps = { readonly addProduct: AddProductViewModel };

/** Lists the answers that buyers look for, given and missing. It never stops anyone from posting. */
export const ListingAdvice = observer(function ListingAdvice({ addProduct }: ListingAdviceProps) {
  const texts = useTexts(listingAdviceTexts);
  const id = useId();
  const { values } = useFormState<Partial<AddProductForm>>({ subscription: { values: true } });
  const advice = listingAdvice({
    productName: values.productName ?? '',
    categoryName: values.categoryName ?? '',
    description: values.description ?? '',
    hasPicture: addProduct.photo.picture !== null,
  });
  const followed = advice.filter(({ isFollowed }) => isFollowed).length;
  return (
    <section className="advice" aria-labelledby={id}>
      <div className="advice__head">
        <h3 id={id}>{texts.title}</h3>
        <p role="status">{texts.done(followed, advice.length)}</p>
      </div>
      <ul>
        {advice.map(({ code, isFollowed }) => (
          <li key={code} className={isFollowed ? 'is-followed' : undefined}>
            <Icon name={isFollowed ? 'circle-check' : 'circle-plus'} />
            <span>
              <span className="visually-hidden">{isFollowed ? texts.followed : texts.open} </span>
              <b>{texts.names[code]}</b>
              {!isFollowed && <span> {texts.how[code]}</span>}
            </span>
          </li>
        ))}
      </ul>
      {followed < advice.length && <p>{texts.text}</p>}
    </section>
  );
});
