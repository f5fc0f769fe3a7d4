import { observer } from 'mobx-react-lite';
import type { ProductStatus } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';

const badgeClasses: { readonly [S in ProductStatus]: string } = {
  available: 'badge-state badge-state--available',
  reserved: 'badge-state badge-state--info',
  sold: 'badge-state',
};

/** The specification calls every product of a seller available, unless the marketplace states otherwise. */
export const StatusBadge = observer(function StatusBadge({
  status = 'available',
}: {
  readonly status: ProductStatus | undefined;
}) {
  const { statusNames } = useTexts(partsTexts);
  return <span className={badgeClasses[status]}>{statusNames[status]}</span>;
});
