import type { Report } from '#domain/reporting/Report.ts';
import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import type { Device } from './Device.ts';
import type { Servers } from './Servers.ts';

/** Null for a visitor. */
type Reporter = string | null;

type Told = {
  readonly reporters: readonly Reporter[];
  readonly outcome: 'sent' | 'already';
};

/** Follows the reports: one for each product and person, and no thanks without one. */
export class ReportObserver {
  readonly #servers: Servers;
  readonly #violation: (invariant: string) => void;
  /** Of every report so far. */
  readonly #ever = new Set<string>();
  /** Reports for which a device has thanked a visitor. */
  readonly #thanked = new WeakMap<Device, Set<string>>();

  constructor(servers: Servers, violation: (invariant: string) => void) {
    this.#servers = servers;
    this.#violation = violation;
  }

  /** Called at the end of each step. The marketplace cannot tell visitors apart, so only others report once. */
  look(): void {
    const open = new Set<string>();
    for (const report of this.#servers.reports) {
      const key = keyOf(report.productId, report.reporterEmail ?? null);
      if (report.reporterEmail !== undefined && open.has(key)) this.#violation(`a report is doubled: ${key}`);
      open.add(key);
      this.#ever.add(key);
    }
  }

  sent(device: Device, productId: string, reporter: Reporter): void {
    const isThanked = reporter === null && this.#thanked.get(device)?.has(productId) === true;
    if (isThanked) this.#violation(`a visitor's report of ${productId} is sent again`);
  }

  /** Somebody is thanked, or reads that their report is there already; it is by one of these, or by others of this device. */
  wasTold(device: Device, productId: string, { reporters, outcome }: Told): void {
    this.look();
    const possible = [...reporters, null, ...device.people.map(({ email }) => email)];
    if (!possible.some((reporter) => this.#ever.has(keyOf(productId, reporter))))
      this.#violation(`${productId} is said to be reported (${outcome}), and it is not`);
    if (outcome === 'already' || reporters.some((reporter) => reporter !== null)) return;
    this.#thanked.set(device, (this.#thanked.get(device) ?? new Set()).add(productId));
  }
}

function keyOf(productId: Report['productId'], reporter: Reporter): string {
  return `${productId} by ${reporter === null ? 'a visitor' : normaliseEmail(reporter)}`;
}
