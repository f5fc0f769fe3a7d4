import type { Product } from '../catalogue/Product.ts';
import type { Actor } from '../identity/Session.ts';
import type { DeviceStore } from '../shared/DeviceStore.ts';
import type { AccessFailure, ApiFailure, RulesFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import { checkRules } from '../shared/rules.ts';
import { reportReasons } from './Report.ts';
import { hasReported, readReportMarks, rememberReport } from './reportMemory.ts';
import { canReportProduct } from './reportPolicy.ts';
import { type ReportCode, type ReportField, reportRules } from './reportRules.ts';
import type { AlreadyReported, ReportsApi } from './ReportsApi.ts';

export type ReportForm = { readonly [F in ReportField]: string };

export type ReportProductCommand = {
  readonly actor: Actor;
  readonly product: Pick<Product, 'id' | 'sellerEmail'>;
  readonly form: ReportForm;
};

export type ReportProductFailure = AccessFailure | AlreadyReported | RulesFailure<ReportCode> | ApiFailure;

type Dependencies = {
  readonly reports: ReportsApi;
  readonly deviceStore: DeviceStore;
};

/** One report for each product and person: the device remembers its own, the marketplace every signed-in person's. */
export const reportProduct =
  ({ reports, deviceStore }: Dependencies) =>
  async ({ actor, product, form }: ReportProductCommand): Promise<Result<void, ReportProductFailure>> => {
    if (!canReportProduct(actor, product)) return fail({ code: 'access/denied' });
    if (hasReported(readReportMarks(deviceStore), actor, product.id)) return fail({ code: 'report/already-reported' });
    const fields = checkRules(reportRules(form.reason), form);
    const reason = reportReasons.find((one) => one === form.reason);
    if (reason === undefined || Object.keys(fields).length > 0) return fail({ code: 'rules/broken', fields });

    const sent = await reports.report({ productId: product.id, reason, details: form.details.trim() });
    if (sent.ok || sent.failure.code === 'report/already-reported') rememberReport(deviceStore, actor, product.id);
    // The marketplace takes reports only of people who are logged in.
    if (actor === null && !sent.ok && sent.failure.code === 'api/forbidden')
      return fail({ code: 'access/login-required' });
    return sent;
  };

export type ReportProduct = ReturnType<typeof reportProduct>;
