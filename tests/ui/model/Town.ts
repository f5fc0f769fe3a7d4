import { people } from '../../contracts/tinyWorld.ts';
import { Device } from './Device.ts';
import { promisesOfDevice, promisesOfTab } from './promises.ts';
import { Servers } from './Servers.ts';
import type { Surroundings } from './Surroundings.ts';
import { Tab } from './Tab.ts';
import { Time, everythingSaid } from './Time.ts';
import { Watch } from './Watch.ts';

/** Two buyers who share a device, with two tabs open; two sellers who share another; an admin. */
export class Town {
  readonly servers = new Servers();
  readonly time = new Time();
  readonly watch = new Watch(this.servers, this.time);
  readonly devices = [
    new Device(people.buyer, people.otherBuyer),
    new Device(people.seller, people.otherSeller),
    new Device(people.admin),
  ] as const;
  readonly tabs: Tab[] = [];

  async open(): Promise<void> {
    const [buyers, sellers, admin] = this.devices;
    for (const device of [buyers, buyers, sellers, admin]) {
      const tab = this.#tab(device);
      await tab.fakes.auth.signIn(device.people[0].email, device.people[0].password);
      await tab.open();
      this.tabs.push(tab);
    }
    await this.settle();
  }

  tab(place: number): Tab {
    const tab = this.tabs[place % this.tabs.length];
    if (tab === undefined) throw new RangeError('No tab is open.');
    return tab;
  }

  beginStep(isPress: boolean): void {
    this.watch.begin(isPress);
    for (const tab of this.tabs) tab.beginStep();
  }

  /** A reload, or the way back from elsewhere: nothing of the tab is left but what the device keeps. */
  async reopen(place: number, address = '/'): Promise<void> {
    const old = this.tab(place);
    old.close();
    const tab = this.#tab(old.device);
    this.tabs[place % this.tabs.length] = tab;
    await tab.open();
    await everythingSaid();
    const { pathname, search } = new URL(address, tab.origin);
    const [, bookingId] = /^\/dashboard\/payment\/(.*)/.exec(pathname) ?? [];
    if (bookingId !== undefined) tab.visitPayment(bookingId, search);
  }

  /** Lets everything go on that waits for no time, and follows whoever was sent elsewhere. */
  async settle(returns = true): Promise<void> {
    await everythingSaid();
    for (const [place, tab] of this.tabs.entries()) {
      const { leavingFor } = tab;
      if (leavingFor === null) continue;
      const { pathname, search } = new URL(leavingFor);
      await this.reopen(place, returns ? pathname + search : '/');
      await everythingSaid();
    }
    for (const tab of this.tabs) tab.guard();
    await everythingSaid();
  }

  /** What is broken now; empty as it should be. */
  look(): readonly string[] {
    this.watch.look();
    return [
      ...this.watch.broken,
      ...this.tabs.flatMap((tab) => promisesOfTab(tab, this.servers, this.watch)),
      ...this.devices.flatMap((device) => promisesOfDevice(device, this.tabs.filter((tab) => tab.device === device))),
    ];
  }

  /** The faults are over, everyone waits long enough, and nobody is asked anything any more. */
  async calmDown(): Promise<void> {
    this.beginStep(false);
    for (const tab of this.tabs) {
      tab.fakes.control.goOnline();
      tab.fakes.control.forgetFailures();
      tab.fakes.control.setLatency(0);
      tab.wire.answerDelay = 0;
      tab.wire.answersToLose = 0;
    }
    for (let round = 0; round < 5 && this.tabs.some((tab) => !tab.isAtRest); round += 1) {
      for (const tab of this.tabs) tab.logInAgain.answer(false);
      await this.time.pass(60_000);
      await this.settle();
    }
  }

  close(): void {
    for (const tab of this.tabs) tab.close();
  }

  #tab(device: Device): Tab {
    const around: Surroundings = { device, servers: this.servers, time: this.time, watch: this.watch };
    return new Tab(around);
  }
}
