/** Parts of the product that load on their own, each with its use cases. */
export type Feature = 'home' | 'account' | 'shopping' | 'bookings' | 'payment' | 'selling' | 'administration';

/** Makes the view models of pages; what stands behind them is none of the pages' business. */
export interface ViewModels {
  /** Loads what a feature's view models need. Until then, asking for one is a defect. */
  prepare(feature: Feature): Promise<void>;
}
