import type { CancelSignal } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { ControlSettings, PlannedFailure } from './ControlSettings.ts';
import {
  type FailureOf,
  type FakeCall,
  type FakeFailure,
  canFailWith,
  cancelledFailure,
  fakeCalls,
  offlineFailure,
} from './FakeCall.ts';
import type { FakeClock } from './FakeClock.ts';
import type { FakeRecords } from './FakeRecords.ts';
import { HeldCalls } from './HeldCalls.ts';
import type { SettingsStore } from './SettingsStore.ts';
import type { Timers } from './Timers.ts';
import { isCancelled, unlessCancelled } from './unlessCancelled.ts';

export type PassOptions = {
  readonly signal?: CancelSignal | undefined;
  /** Calls to the device itself take no time and work offline. */
  readonly onDevice?: boolean;
  /** Called with the share of the latency that has passed, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

type FakeControlParts = {
  readonly settings: SettingsStore;
  readonly clock: FakeClock;
  readonly records: FakeRecords;
  readonly timers: Timers;
};

/** Controls all fakes: latency, faults, held calls, connection, clock and reset. */
export class FakeControl {
  readonly clock: FakeClock;
  readonly #settings: SettingsStore;
  readonly #records: FakeRecords;
  readonly #timers: Timers;
  readonly #held = new HeldCalls();

  constructor({ settings, clock, records, timers }: FakeControlParts) {
    this.clock = clock;
    this.#settings = settings;
    this.#records = records;
    this.#timers = timers;
  }

  get settings(): ControlSettings {
    return this.#settings.current;
  }

  onChange(listener: (settings: ControlSettings) => void): () => void {
    return this.#settings.onChange(listener);
  }

  setLatency(milliseconds: number): void {
    this.#settings.change({ latency: Math.max(0, milliseconds) });
  }

  goOffline(): void {
    this.#settings.change({ offline: true });
  }

  goOnline(): void {
    this.#settings.change({ offline: false });
  }

  /** If `call` is not given, the next call fails whose port has such a failure. */
  failNext(failure: FakeFailure, call: FakeCall | 'any' = 'any', times: number | 'always' = 1): void {
    const possible = call === 'any' ? fakeCalls.some((each) => canFailWith(each, failure)) : canFailWith(call, failure);
    if (!possible) throw new Error(`${call} never fails with ${failure.code}`);
    this.#settings.change({ failures: [...this.settings.failures, { call, failure, times }] });
  }

  forgetFailures(): void {
    this.#settings.change({ failures: [] });
  }

  /** Holds calls made from now on until `release`. A reload forgets held calls along with their callers. */
  hold(call: FakeCall | 'any' = 'any'): void {
    this.#held.hold(call);
  }

  /** 'any' releases all held calls. */
  release(call: FakeCall | 'any' = 'any'): void {
    this.#held.release(call);
  }

  get held(): readonly (FakeCall | 'any')[] {
    return this.#held.names;
  }

  /** Deletes everything that happened since the seed, and all settings. */
  reset(): void {
    this.#records.clear();
    this.#held.release('any');
  }

  /** Every call of a fake passes through here before it is answered. */
  async pass<C extends FakeCall>(call: C, options: PassOptions = {}): Promise<Result<void, FailureOf<C>>> {
    const failure = await this.#obstacle(call, options);
    // `canFailWith`, `offlineFailure` and `cancelledFailure` give each call only failures of its own port.
    return failure === null ? ok() : fail(failure as FailureOf<C>);
  }

  /** For calls that cannot fail but may be held. */
  async untilReleased(call: FakeCall): Promise<void> {
    await unlessCancelled(undefined, (done) => this.#held.whenFree(call, done));
  }

  async #obstacle(call: FakeCall, { signal, onDevice = false, onProgress }: PassOptions): Promise<FakeFailure | null> {
    const isOffline = (): boolean => !onDevice && this.settings.offline;
    if (isCancelled(signal)) return cancelledFailure(call);
    if (isOffline()) return offlineFailure(call);
    const planned = this.#takeFailure(call);
    if (!onDevice) await this.#delay(signal, onProgress);
    await unlessCancelled(signal, (done) => this.#held.whenFree(call, done));
    if (isCancelled(signal)) return cancelledFailure(call);
    return planned ?? (isOffline() ? offlineFailure(call) : null);
  }

  async #delay(signal: CancelSignal | undefined, onProgress?: (share: number) => void): Promise<void> {
    const { latency } = this.settings;
    if (latency === 0) return;
    const steps = onProgress === undefined ? 1 : 4;
    for (let step = 1; step <= steps; step += 1) {
      await unlessCancelled(signal, (done) => this.#timers(latency / steps, done));
      if (isCancelled(signal)) return;
      if (step < steps) onProgress?.(step / steps);
    }
  }

  #takeFailure(call: FakeCall): FakeFailure | null {
    const { failures } = this.settings;
    const planned = failures.find(
      (each) => (each.call === call || each.call === 'any') && canFailWith(call, each.failure),
    );
    if (planned === undefined) return null;
    if (planned.times !== 'always')
      this.#settings.change({ failures: failures.flatMap((each) => used(each, planned)) });
    return planned.failure;
  }
}

function used(each: PlannedFailure, planned: PlannedFailure): readonly PlannedFailure[] {
  if (each !== planned || each.times === 'always') return [each];
  return each.times > 1 ? [{ ...each, times: each.times - 1 }] : [];
}
