import type { Product } from '#domain/catalogue/Product.ts';
import type { Ports } from '#domain/Ports.ts';
import { reportProduct } from '#domain/reporting/reportProduct.ts';
import type { PageState } from '../../state/PageState.ts';
import { ReportViewModel } from './ReportViewModel.ts';

export const reportFeature = (
  { reports, deviceStore }: Pick<Ports, 'reports' | 'deviceStore'>,
  { session, notifications }: Pick<PageState, 'session' | 'notifications'>,
) => {
  const report = reports && reportProduct({ reports, deviceStore });
  return {
    report: (product: Product) => new ReportViewModel({ report, device: deviceStore, session, notifications }, product),
  };
};
