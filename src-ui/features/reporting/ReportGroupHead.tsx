import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ReportedProduct } from '#domain/reporting/reportedProducts.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { productHref } from '../../context/paths.ts';
import { EmailText } from '../../parts/EmailText.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { reportQueueTexts } from '../../texts/reportQueue.ts';
import { reportReasonTexts } from '../../texts/reportReasons.ts';
import { Passage } from '../../parts/Passage.tsx';

type ReportGroupHeadProps = {
  /** The heading's. */
  readonly id: string;
  readonly name: string;
  readonly reported: ReportedProduct;
  /** Null if the product is gone, undefined if that is not known. */
  readonly product: Product | null | undefined;
};

/** The product as it is for sale, or that it no longer is; several reports are summed up by reason. */
export const ReportGroupHead = observer(function ReportGroupHead({
  id,
  name,
  reported,
  product,
}: ReportGroupHeadProps) {
  const texts = useTexts(reportQueueTexts);
  const reasonNames = useTexts(reportReasonTexts);
  const format = useFormat();
  const { productId, sellerEmail, reports, reasons } = reported;
  const sellerName = product?.sellerName.trim() ?? '';
  return (
    <div className="report-group__head">
      <ProductPicture src={product?.image ?? ''} className="report-group__picture" />
      <div>
        <h2 id={id}>
          {product === null ? (
            <Passage>{name}</Passage>
          ) : (
            <Link href={productHref(productId)}>
              <Passage>{name}</Passage>
            </Link>
          )}
        </h2>
        <p className="report-group__facts">
          {sellerName !== '' && (
            <span>
              <Passage>{sellerName}</Passage>
            </span>
          )}
          {sellerName === '' && sellerEmail !== null && (
            <span>
              <EmailText email={sellerEmail} />
            </span>
          )}
          {product !== null && product !== undefined && <span>{format.price(product.price)}</span>}
          {product === null && <span className="tag">{texts.gone}</span>}
        </p>
        {reports.length > 1 && (
          <ul className="report-group__reasons">
            {reasons.map(({ reason, count }) => (
              <li key={reason}>
                {texts.reasonCount(reason === null ? texts.unknownReason : reasonNames[reason], format.count(count))}
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="badge-state">{texts.reports(reports.length, format.count(reports.length))}</span>
    </div>
  );
});
