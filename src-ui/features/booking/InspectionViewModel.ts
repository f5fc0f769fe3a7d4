import { makeAutoObservable, observableRef } from 'mobx';
import { checksOf } from '#domain/meeting/inspection.ts';
import type { DeviceKind } from '#domain/meeting/DeviceKind.ts';
import { storedTicks, ticksOf, toggleTick } from '#domain/meeting/meetingTicks.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';

/** The buyer's ticks for one booking, stored only on this device. */
export class InspectionViewModel {
  readonly kind: DeviceKind;
  ticked: ReadonlySet<string> = new Set();
  /** False once the device had no room for a tick: then the ticks last as long as the page. */
  isKept = true;
  readonly #bookingId: string;
  readonly #device: DeviceStore;
  #unlisten = (): void => {};

  constructor(device: DeviceStore, bookingId: string, kind: DeviceKind) {
    makeAutoObservable(this, { kind: false, ticked: observableRef });
    this.kind = kind;
    this.#bookingId = bookingId;
    this.#device = device;
    this.show();
  }

  start(): void {
    this.#unlisten = this.#device.onChangeElsewhere(storedTicks, () => this.show());
  }

  stop(): void {
    this.#unlisten();
  }

  get total(): number {
    return checksOf(this.kind).length;
  }

  get count(): number {
    return checksOf(this.kind).filter((check) => this.ticked.has(check)).length;
  }

  /** Starts from the stored ticks, which another tab may have changed. */
  toggle(check: string): void {
    this.isKept = this.#device.write(
      storedTicks,
      toggleTick(this.#device.read(storedTicks) ?? [], this.#bookingId, check),
    );
    this.show();
  }

  show(): void {
    this.ticked = new Set(ticksOf(this.#device.read(storedTicks) ?? [], this.#bookingId));
  }
}
