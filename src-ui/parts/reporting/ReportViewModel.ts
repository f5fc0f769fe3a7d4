import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Product } from '#domain/catalogue/Product.ts';
import { isActor } from '#domain/identity/Session.ts';
import {
  forgetReportsOf,
  hasReported,
  readReportMarks,
  type ReportMark,
  storedReports,
} from '#domain/reporting/reportMemory.ts';
import { canReportProduct } from '#domain/reporting/reportPolicy.ts';
import type { ReportForm, ReportProduct, ReportProductFailure } from '#domain/reporting/reportProduct.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import { Action } from '../../state/Action.ts';
import { LateFailures } from '../../state/LateFailures.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { stillHere } from '../../state/stillHere.ts';
import { reportProblem } from './reportProblem.ts';

type ReportParts = {
  /** Null where the marketplace takes no reports. */
  readonly report: ReportProduct | null;
  readonly device: DeviceStore;
  readonly session: Pick<SessionStore, 'actor'>;
  readonly notifications: Notifications;
};

/** The report of one product by the person at this device. */
export class ReportViewModel {
  readonly product: Product;
  readonly action = new Action<ReportProductFailure>();
  /** The reports that this device remembers. */
  marks: readonly ReportMark[];
  /** The last attempt's end, if no further attempt makes sense. */
  outcome: 'sent' | 'already' | null = null;
  readonly #parts: ReportParts;
  readonly #late: LateFailures;
  #unlisten: (() => void) | null = null;

  constructor(parts: ReportParts, product: Product) {
    this.product = product;
    this.#parts = parts;
    this.#late = new LateFailures(parts.notifications);
    this.marks = readReportMarks(parts.device);
    makeAutoObservable(this, { product: false, action: false, marks: observableRef });
  }

  start(): void {
    this.#late.start();
    this.#unlisten?.();
    this.#unlisten = this.#parts.device.onChangeElsewhere(storedReports, () => this.lookAtDevice());
  }

  stop(): void {
    this.#late.stop();
    this.#unlisten?.();
    this.#unlisten = null;
  }

  get isOffered(): boolean {
    const { report, session } = this.#parts;
    return report !== null && canReportProduct(session.actor ?? null, this.product);
  }

  get isReported(): boolean {
    return hasReported(this.marks, this.#parts.session.actor ?? null, this.product.id);
  }

  lookAtDevice(): void {
    this.marks = readReportMarks(this.#parts.device);
  }

  /** Forgets how an earlier attempt ended. */
  begin(): void {
    this.action.forget();
    this.outcome = null;
  }

  async submit(form: ReportForm): Promise<void> {
    const { report, session } = this.#parts;
    if (report === null) return;
    const actor = session.actor ?? null;
    const isHere = stillHere(session);
    const answer = await this.action.run(() => report({ actor, product: this.product, form }));
    if (answer === null) return;
    const { email } = actor?.account ?? {};
    // They have signed out meanwhile, and the device has forgotten their reports.
    if (email !== undefined && !isActor(session.actor ?? null, email)) forgetReportsOf(this.#parts.device, email);
    this.lookAtDevice();
    if (!isHere()) {
      this.action.forget();
      return;
    }
    runInAction(() => {
      if (answer.ok) this.outcome = 'sent';
      else if (answer.failure.code === 'report/already-reported') this.outcome = 'already';
    });
    if (answer.ok || this.outcome !== null) return;
    const { failure } = answer;
    this.#late.say((_texts, language) => reportProblem(failure, language));
  }
}
