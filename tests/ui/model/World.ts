import { Device } from './Device.ts';
import { untoldPayments, violationsOfDevice, violationsOfTab } from './invariants.ts';
import { Servers } from './Servers.ts';
import type { Setting } from './Setting.ts';
import type { Backend } from './Backend.ts';
import type { Backing, BackingParts } from './Backing.ts';
import { Tab } from './Tab.ts';
import { Time } from './Time.ts';
import { Observer } from './Observer.ts';
import { PageListeners } from './PageListeners.ts';

export type WorldParts = {
  /** The implementation of each tab's ports. */
  readonly backing: (parts: BackingParts) => Backing;
  /** The backend that answers; the fakes answer if there is none. */
  readonly startBackend?: (servers: Servers, time: Time) => Promise<Backend>;
};

/** People, their devices and tabs, and the servers. */
export class World {
  readonly time = new Time();
  readonly servers: Servers;
  readonly observer: Observer;
  readonly devices: readonly Device[];
  readonly tabs: Tab[] = [];
  backend: Backend | null = null;
  readonly #parts: WorldParts;
  readonly #listeners = new PageListeners();

  constructor(parts: WorldParts, setting: Setting) {
    this.#parts = parts;
    this.servers = new Servers(this.time, setting);
    this.observer = new Observer(this.servers, this.time);
    this.devices = setting.devices.map((people) => new Device(...people));
  }

  async open(): Promise<void> {
    this.backend = (await this.#parts.startBackend?.(this.servers, this.time)) ?? null;
    for (const place of this.servers.setting.tabs) {
      const device = this.devices[place];
      if (device === undefined) throw new RangeError(`There is no device ${place}.`);
      const tab = this.#tab(device);
      await tab.fakes.auth.signIn(device.people[0].email, device.people[0].password);
      await tab.open();
      this.tabs.push(tab);
    }
    await this.#getReady();
    await this.settle();
  }

  tab(place: number): Tab {
    const tab = this.tabs[place % this.tabs.length];
    if (tab === undefined) throw new RangeError('No tab is open.');
    return tab;
  }

  /** `pressed`: the tab in which the step presses something; null if it does something else. */
  beginStep(pressed: Tab | null): void {
    this.observer.begin(pressed !== null);
    for (const tab of this.tabs) {
      tab.beginStep();
      tab.calls.isPressed = tab === pressed;
    }
  }

  /** A reload, or the return from another site: of the tab, only the device's storage survives. */
  async reopen(place: number, address = '/'): Promise<void> {
    const old = this.tab(place);
    old.close();
    const tab = this.#tab(old.device);
    this.tabs[place % this.tabs.length] = tab;
    await tab.open();
    await this.#getReady();
    const { pathname, search } = new URL(address, tab.origin);
    const [, bookingId] = /^\/dashboard\/payment\/(.*)/.exec(pathname) ?? [];
    if (bookingId !== undefined) tab.visitPayment(bookingId, search);
  }

  /** Runs everything that needs no time, and follows redirects. */
  async settle(returns = true): Promise<void> {
    await this.time.settled();
    for (const [place, tab] of this.tabs.entries()) {
      const { leavingFor } = tab;
      if (leavingFor === null) continue;
      const { pathname, search } = new URL(leavingFor);
      await this.reopen(place, returns ? pathname + search : '/');
      await this.time.settled();
    }
    for (const tab of this.tabs) tab.guard();
    await this.time.settled();
  }

  /** The invariants that fail now; empty if all hold. */
  violations(): readonly string[] {
    this.observer.look();
    return [
      ...this.observer.violations,
      ...this.tabs.flatMap((tab) => violationsOfTab(tab, this.servers, this.observer)),
      ...this.devices.flatMap((device) =>
        violationsOfDevice(
          device,
          this.tabs.filter((tab) => tab.device === device),
        ),
      ),
    ];
  }

  /** Ends all faults, gives everyone enough time, and asks people nothing more. */
  async recover(): Promise<void> {
    this.beginStep(null);
    for (const { connection } of this.tabs) {
      connection.mend();
      connection.slowDown(0, 0);
    }
    for (let round = 0; round < 5 && this.tabs.some((tab) => !tab.isAtRest); round += 1) {
      for (const tab of this.tabs) tab.logInAgain.answer(false);
      await this.time.pass(60_000);
      await this.settle();
    }
  }

  /** Payments that the marketplace still does not know after its buyers have looked at their bookings again. */
  async untoldPayments(): Promise<readonly string[]> {
    const found: string[] = [];
    for (const tab of this.tabs) {
      if (tab.email === null) continue;
      this.beginStep(null);
      tab.visit('/dashboard/myproducts');
      await this.time.pass(60_000);
      await this.settle();
      found.push(...this.violations(), ...untoldPayments(tab, this.servers));
    }
    return found;
  }

  async close(): Promise<void> {
    for (const tab of this.tabs) tab.close();
    this.#listeners.end();
    await this.backend?.stop();
  }

  /** An open page soon loads what a login needs. */
  async #getReady(): Promise<void> {
    await this.time.pass(500);
  }

  #tab(device: Device): Tab {
    const { servers, time, observer, backend } = this;
    return new Tab({ device, servers, time, observer, backend }, this.#parts.backing);
  }
}
