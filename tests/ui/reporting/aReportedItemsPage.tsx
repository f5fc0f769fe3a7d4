import type { Product } from '#domain/catalogue/Product.ts';
import type { SellersApi } from '#domain/administration/SellersApi.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { Session } from '#domain/identity/Session.ts';
import type { Ports } from '#domain/Ports.ts';
import type { Report } from '#domain/reporting/Report.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { createFakes } from '#fakes/createFakes.ts';
import { ReportedItemsPage } from '#ui/features/reporting/ReportedItemsPage.tsx';
import { reportingFeature } from '#ui/features/reporting/reportingFeature.ts';
import { PendingDeletions } from '#ui/state/PendingDeletions.ts';
import type { Language } from '#ui/texts/Language.ts';
import { Toasts } from '#ui/parts/Toasts.tsx';
import { anAccount } from '../../builders/anAccount.ts';
import { HeldTimer } from '../../HeldTimer.ts';
import { people, tinyWorld } from '../../contracts/tinyWorld.ts';
import { aDashboard } from '../dashboard/aDashboard.tsx';

/** Local time, because the page names days and times by the person's clock. */
export const noon = new Date(2026, 10, 22, 12).getTime();

const admin: Session = {
  account: anAccount({ email: people.admin.email, displayName: people.admin.name }),
  isAdmin: true,
  isSeller: false,
};

type Given = {
  readonly reports: readonly Report[];
  readonly products?: readonly Product[];
  /** Calls that behave differently from the fake marketplace's. */
  readonly api?: (real: ReportsApi) => Partial<ReportsApi>;
  readonly productsApi?: Partial<ProductsApi>;
  readonly sellers?: Partial<SellersApi>;
  /** Whether the marketplace takes reports. */
  readonly isOffered?: boolean;
  readonly language?: Language;
};

/** An admin's queue over the fake marketplace. The time to undo passes when the test says so. */
export async function aReportedItemsPage(given: Given) {
  const { reports, products = [], api, productsApi = {}, sellers = {}, isOffered = true, language = 'english' } = given;
  const seed = { ...tinyWorld, marketplace: { ...tinyWorld.marketplace, products, reports } };
  const fakes = createFakes({
    seed,
    storage: new InMemoryStorage(),
    clock: { now: () => noon },
    extensions: isOffered ? ['reports'] : [],
  });
  await fakes.auth.signIn(people.admin.email, people.admin.password);
  const { marketplaceApi } = fakes;
  const real = marketplaceApi.reports;
  const timer = new HeldTimer();
  const asked: string[] = [];
  const queue =
    real === null
      ? null
      : {
          report: real.report.bind(real),
          list: async (...args: Parameters<ReportsApi['list']>) => {
            asked.push('list');
            return real.list(...args);
          },
          delete: async (id: string) => {
            asked.push(`delete ${id}`);
            return real.delete(id);
          },
        };
  const dashboard = aDashboard({
    actor: admin,
    language,
    viewModels: ({ session, notifications }) =>
      reportingFeature(
        {
          reports: queue === null ? null : { ...queue, ...api?.(queue) },
          products: { ...marketplaceApi.products, ...productsApi },
          search: null,
          sellers: { ...marketplaceApi.sellers, ...sellers },
          clock: { now: () => noon },
        } satisfies Pick<Ports, 'reports' | 'products' | 'search' | 'sellers' | 'clock'>,
        { session, notifications, pendingDeletions: new PendingDeletions(timer.timer, session) },
      ),
  });
  return {
    asked,
    timer,
    toasts: dashboard.toasts,
    open: () => dashboard.open('/dashboard/reporteditem', ReportedItemsPage, {}, <Toasts />),
    /** As the marketplace keeps them. */
    kept: (): readonly string[] => {
      const token = fakes.marketplace.issueToken(people.admin.email);
      const listed = fakes.marketplace.reports?.list(token.ok ? token.value : '');
      return listed?.ok === true ? listed.value.map(({ id }) => id).sort() : [];
    },
    /** A report that somebody sends meanwhile. */
    reportMeanwhile: (productId: string): void => {
      const reported = fakes.marketplace.reports?.report(null, { productId, reason: 'not-allowed', details: '' });
      if (reported?.ok !== true) throw new Error('The marketplace did not take the report');
    },
  };
}
