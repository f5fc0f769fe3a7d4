import type { Product } from '#domain/catalogue/Product.ts';
import type { ReportViewModel } from '#ui/parts/reporting/ReportViewModel.ts';
import type { Offer, TabView } from './Page.ts';
import { pendingActions } from './pageState.ts';

/** The report of a product, over whichever page opened it. */
export class ReportForm {
  open: ReportViewModel | null = null;
  readonly #tab: TabView;

  constructor(tab: TabView) {
    this.#tab = tab;
  }

  show(product: Product): void {
    this.close();
    const vm = this.#tab.viewModels.report(product);
    if (!vm.isOffered || vm.isReported) return;
    this.open = vm;
    vm.start();
    vm.begin();
  }

  close(): void {
    this.open?.stop();
    this.open = null;
  }

  offers(vm: ReportViewModel): readonly Offer[] {
    const { id, productName } = vm.product;
    const send = async (): Promise<void> => {
      const { actor = null } = this.#tab.session;
      await vm.submit({ reason: 'other', details: 'Two phones, one picture.' });
      if (vm.outcome !== null) this.#tab.wasToldReported(id, actor, vm.outcome);
    };
    if (vm.outcome !== null) return [{ name: 'close the report', press: () => this.close() }];
    return [
      { name: `report ${productName}`, press: send },
      { name: 'report without details', press: () => vm.submit({ reason: 'other', details: ' ' }) },
      ...(vm.action.isPending ? [] : [{ name: 'close the report', press: () => this.close() }]),
    ];
  }

  pending(): readonly string[] {
    return this.open === null ? [] : pendingActions({ report: this.open.action });
  }
}
