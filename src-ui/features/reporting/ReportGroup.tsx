import { computed } from 'mobx';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { canDeleteSeller } from '#domain/administration/administrationPolicy.ts';
import type { ReportedProduct } from '#domain/reporting/reportedProducts.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { productHref } from '../../context/paths.ts';
import { Icon } from '../../kit/Icon.tsx';
import { reportQueueTexts } from '../../texts/reportQueue.ts';
import type { RemovableSeller, ReportedItemsViewModel } from './ReportedItemsViewModel.ts';
import { ReportGroupHead } from './ReportGroupHead.tsx';
import { ReportRow } from './ReportRow.tsx';

/** Reports of one product to show before somebody asks for the rest. */
const shownAtFirst = 5;

type ReportGroupProps = {
  readonly vm: ReportedItemsViewModel;
  readonly name: string;
  readonly reported: ReportedProduct;
  /** True once if their dismissal was undone just now; then the focus comes back. */
  readonly undone: RefObject<boolean>;
  readonly onDismiss: () => void;
  readonly onRemove: (seller: RemovableSeller) => void;
};

/** One product: what people say about it, and the decision. */
export const ReportGroup = observer(function ReportGroup(props: ReportGroupProps) {
  const { vm, name, reported, undone, onDismiss, onRemove } = props;
  const texts = useTexts(reportQueueTexts);
  const format = useFormat();
  const { session } = useApp();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const dismiss = useRef<HTMLButtonElement>(null);
  const { productId, sellerEmail, reports } = reported;
  const count = reports.length;
  // Drawn again only when this product changes.
  const product = useMemo(() => computed(() => vm.productOf(productId)), [vm, productId]).get();
  const rows = isWhole ? reports : reports.slice(0, shownAtFirst);

  useEffect(() => {
    if (undone.current) dismiss.current?.focus();
    undone.current = false;
  }, [undone, count]);

  const isRemovable = sellerEmail !== null && canDeleteSeller(session.actor ?? null, { email: sellerEmail });
  return (
    <section className="report-group" aria-labelledby={id}>
      <ReportGroupHead id={id} name={name} reported={reported} product={product} />
      <ul className="report-group__list" aria-label={texts.reports(count, format.count(count))}>
        {rows.map((report) => (
          <ReportRow key={report.id} vm={vm} report={report} />
        ))}
      </ul>
      {rows.length < count && (
        <button type="button" className="btn btn-ghost btn-sm report-group__more" onClick={() => setWhole(true)}>
          <span>{texts.showAll(format.count(count))}</span>
          <span className="visually-hidden">{texts.about(name)}</span>
        </button>
      )}
      <div className="report-group__foot">
        {sellerEmail !== null && vm.isRemoved(sellerEmail) ? (
          <p className="form-note">
            <Icon name="check" />
            {texts.removed}
          </p>
        ) : (
          isRemovable && (
            <button
              type="button"
              className="btn btn-danger-quiet btn-sm"
              onClick={() => onRemove({ name: product?.sellerName ?? '', email: sellerEmail })}
            >
              <Icon name="trash" />
              {texts.removeSeller}
              <span className="visually-hidden">{texts.ofProduct(product?.sellerName.trim() || sellerEmail)}</span>
            </button>
          )
        )}
        {product !== null && (
          <Link className="btn btn-quiet btn-sm" href={productHref(productId)}>
            <Icon name="eye" />
            {texts.openProduct}
            <span className="visually-hidden">{texts.ofProduct(name)}</span>
          </Link>
        )}
        <button ref={dismiss} type="button" className="btn btn-soft btn-sm" onClick={onDismiss}>
          <Icon name="check" />
          <span>{texts.dismiss(count, format.count(count))}</span>
          <span className="visually-hidden">{texts.about(name)}</span>
        </button>
      </div>
    </section>
  );
});
