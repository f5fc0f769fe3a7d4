import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { paths } from '../../context/paths.ts';
import { Notice } from '../../kit/Notice.tsx';
import { CompareToggle } from '../../parts/saved/CompareToggle.tsx';
import { WatchButton } from '../../parts/product/WatchButton.tsx';
import { similarFeature } from '../../parts/search/similarFeature.ts';
import { availabilityTexts } from '../../texts/availability.ts';

type ReservedProductProps = {
  readonly product: Product;
  /** Whether something else of the category is available. */
  readonly hasAlternatives: boolean;
};

/** Shown instead of the booking. The product may become available again, so people can save it. */
export const ReservedProduct = observer(function ReservedProduct({ product, hasAlternatives }: ReservedProductProps) {
  const texts = useTexts(availabilityTexts);
  const { session, wishList, make } = useApp();
  const { similarHref } = make(similarFeature);
  const { actor } = session;
  const mayBeTheirs = actor !== null && actor !== undefined && !actor.isAdmin;
  return (
    <>
      <Notice
        tone="info"
        icon="clock"
        title={texts.reservedTitle}
        actions={
          mayBeTheirs ? (
            <Link className="link" href={paths.myProducts}>
              {texts.seeBookings}
            </Link>
          ) : undefined
        }
      >
        {wishList.has(product.id) ? texts.watchedText : texts.reservedText}
      </Notice>
      <WatchButton product={product} />
      <div className="btn-row">
        {hasAlternatives && (
          <Link className="btn btn-quiet" href={similarHref(product)}>
            {texts.seeSimilar}
          </Link>
        )}
        <CompareToggle product={product} />
      </div>
    </>
  );
});
