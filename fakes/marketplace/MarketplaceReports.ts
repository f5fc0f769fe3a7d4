import type { NewReport, Report } from '#domain/reporting/Report.ts';
import { type ReportCode, reportRules } from '#domain/reporting/reportRules.ts';
import type { AlreadyReported } from '#domain/reporting/ReportsApi.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { checkRules } from '#domain/shared/rules.ts';
import type { Answer, MarketplaceAccess, Token } from './MarketplaceAccess.ts';
import type { MarketplaceData } from './MarketplaceData.ts';

type MarketplaceReportsParts = {
  readonly store: MarketplaceData;
  readonly access: MarketplaceAccess;
  readonly clock: Clock;
};

const refusals: { readonly [C in ReportCode]: string } = {
  'report/reason-required': 'A report needs a reason',
  'report/details-required': 'This reason needs details',
  'report/details-too-long': 'The details are too long',
};

/** The extension `reports`. Everybody reports; admins read and delete. */
export class MarketplaceReports {
  readonly #store: MarketplaceData;
  readonly #access: MarketplaceAccess;
  readonly #clock: Clock;

  constructor({ store, access, clock }: MarketplaceReportsParts) {
    this.#store = store;
    this.#access = access;
    this.#clock = clock;
  }

  /** Answers the report's id. Nothing tells two visitors apart, so only signed-in people are told that they did so already. */
  report(token: Token, { productId, reason, details }: NewReport): Answer<string, AlreadyReported> {
    const reporter = token === null ? ok(null) : this.#access.person(token);
    if (!reporter.ok) return reporter;
    this.#store.refresh();
    const [broken] = Object.values(checkRules(reportRules(reason), { reason, details }));
    if (broken !== undefined) return fail({ code: 'api/refused', message: refusals[broken] });
    const product = this.#store.products.get(productId);
    if (product === undefined) return fail({ code: 'api/not-found' });
    const email = reporter.value?.email;
    if (email !== undefined && this.#has(productId, email)) return fail({ code: 'report/already-reported' });

    const id = this.#store.nextId();
    const { productName, sellerEmail } = product;
    this.#store.reports.put({
      id,
      productId,
      productName,
      sellerEmail,
      reason,
      details: details.trim(),
      reportedAt: this.#clock.now(),
      ...(email === undefined ? {} : { reporterEmail: email }),
    });
    return this.#store.commit(id);
  }

  /** Newest first. */
  list(token: Token): Answer<readonly Report[]> {
    const admin = this.#access.admin(token);
    if (!admin.ok) return admin;
    const time = ({ reportedAt }: Report): number => reportedAt ?? 0;
    return ok([...this.#store.reports.all].sort((one, other) => time(other) - time(one)));
  }

  /** Answers whether there was a report. */
  delete(token: Token, id: string): Answer<boolean> {
    const admin = this.#access.admin(token);
    if (!admin.ok) return admin;
    return this.#store.reports.delete(id) ? this.#store.commit(true) : ok(false);
  }

  #has(productId: string, email: string): boolean {
    return this.#store.reports
      .by('product', productId)
      .some(({ reporterEmail }) => reporterEmail !== undefined && sameEmail(reporterEmail, email));
  }
}
