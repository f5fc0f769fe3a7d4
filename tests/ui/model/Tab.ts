import type { Product } from '#domain/catalogue/Product.ts';
import { isBookingOf } from '#domain/booking/bookingPolicy.ts';
import { type Actor, isActor } from '#domain/identity/Session.ts';
import { type Fakes, createFakes } from '#fakes/createFakes.ts';
import { ports, shared } from '#src/tokens.ts';
import { createViewModels } from '#src/viewModels.ts';
import { mayOpen, isPublic } from '#ui/app/mayOpen.ts';
import type { ViewModels } from '#ui/app/ViewModels.ts';
import type { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import type { Notifications } from '#ui/state/Notifications.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import { shopWorld } from '../faults/shopWorld.ts';
import type { Device } from './Device.ts';
import { DeviceWorld } from './DeviceWorld.ts';
import type { Offer, Page, Visited, Walk } from './Page.ts';
import { pages } from './pages.ts';
import { shopContainer } from './shopContainer.ts';
import { payment } from './shoppingPages.ts';
import type { Surroundings } from './Surroundings.ts';
import type { TabTimers } from './Time.ts';
import { Wire } from './Wire.ts';

const features = ['home', 'account', 'shopping', 'product', 'bookings', 'payment', 'selling', 'administration'] as const;

/** The shop in one tab of a browser, put together as `src/start.tsx` does it, without its screens. */
export class Tab implements Visited {
  readonly origin = 'https://shop.example';
  readonly device: Device;
  readonly fakes: Fakes;
  readonly session: SessionStore;
  readonly logInAgain: LogInAgainPrompt;
  readonly viewModels: ViewModels;
  readonly notifications: Notifications;
  page: Page | null = null;
  pageOpenedAt = 0;
  /** Where the payment provider is sending the browser. */
  leavingFor: string | null = null;
  readonly wire: Wire;
  /** When the step began. */
  wasAtRest = false;
  /** In this step, on purpose. */
  hasRefreshed = false;
  readonly addedHere = new Map<string, number>();
  readonly #around: Surroundings;
  readonly #timers: TabTimers;
  readonly #world: DeviceWorld;
  readonly #stopFollowing: () => void;
  #pageOf: string | null = null;

  constructor(around: Surroundings) {
    const { device, servers, time } = around;
    this.#around = around;
    this.device = device;
    this.#timers = time.timers();
    this.#world = new DeviceWorld(device.storage.openTab(), servers.storage.openTab());
    this.fakes = createFakes({
      seed: shopWorld, storage: this.#world, clock: time, timers: this.#timers.start, leave: (url) => (this.leavingFor = url),
    });
    this.wire = new Wire(around, this.#timers.start, () => this.session.actor ?? null);
    const container = shopContainer({
      fakes: this.fakes, device, carry: this.wire.carry, onUpload: (image) => this.wire.uploads(image),
    });
    this.session = container.get(shared.session);
    this.logInAgain = container.get(shared.logInAgain);
    this.notifications = container.get(shared.notifications);
    this.viewModels = createViewModels(container, { core: () => {}, ofFeature: async () => () => {} });
    this.#stopFollowing = container.get(ports.auth).onChange((account) => this.session.follow(account));
  }

  async open(): Promise<void> {
    await Promise.all(features.map((feature) => this.viewModels.prepare(feature)));
    void this.session.restore();
  }

  close(): void {
    this.#leavePage();
    this.#stopFollowing();
    this.#world.isClosed = true;
    this.#timers.close();
  }

  /** Nothing is under way that only time, or a person, brings to its end. */
  get isAtRest(): boolean {
    return this.#timers.waiting.length === 0 && !this.logInAgain.isAsking;
  }

  get email(): string | null {
    return this.session.actor?.account.email ?? null;
  }

  get offers(): readonly Offer[] {
    if (this.logInAgain.isAsking) return this.#offersOfPrompt();
    if (this.session.restored.failure !== undefined) return [{ name: 'retry', press: () => this.session.restore() }];
    return this.page?.offers() ?? [];
  }

  get pending(): readonly string[] {
    const { restored, leaving } = this.session;
    return [
      ...(restored.state.status === 'loading' || restored.state.status === 'refreshing' ? ['session'] : []),
      ...(leaving.isPending ? ['sign-out'] : []),
      ...(this.page?.pending() ?? []),
    ];
  }

  beginStep(): void {
    this.wasAtRest = this.isAtRest;
    this.hasRefreshed = false;
  }

  press({ name, press }: Offer): void {
    if (name === 'refresh') this.hasRefreshed = true;
    Promise.resolve(press()).catch((error: unknown) => this.#around.watch.breaks(`a defect: ${String(error)}`));
  }

  /** The links in sight. */
  get links(): readonly Walk[] {
    return (Object.keys(pages) as Walk[]).filter((route) => mayOpen(this.session.actor, route));
  }

  visit(route: Walk): void {
    this.#enter(() => pages[route](this));
  }

  visitPayment(bookingId: string, search = ''): void {
    this.#enter(() => payment(this, bookingId, search));
  }

  /** The toast of a deletion that waits. */
  answerToast(isUndone: boolean): void {
    const waiting = this.notifications.all.findLast(({ closing }) => closing !== undefined);
    if (waiting === undefined) return;
    if (isUndone) this.notifications.act(waiting.id);
    else this.notifications.dismiss(waiting.id);
  }

  /** As the guard does whenever somebody came or went. */
  guard(): void {
    const { actor } = this.session;
    this.wire.remember(this.isAtRest);
    const { page } = this;
    if (page === null || isPublic(page.route)) return;
    if (!mayOpen(actor, page.route) || this.#pageOf !== this.email) this.#leavePage();
  }

  #enter(make: () => Page): void {
    this.#leavePage();
    const page = make();
    if (!mayOpen(this.session.actor, page.route)) return;
    this.page = page;
    this.#pageOf = this.email;
    this.pageOpenedAt = this.#around.watch.step;
    page.start();
  }

  #leavePage(): void {
    this.page?.stop();
    this.page = null;
  }

  #offersOfPrompt(): readonly Offer[] {
    const { logInAgain, viewModels } = this;
    const logIn = this.device.people.map((person) => ({
      name: `log in again as ${person.name}`,
      press: async () => {
        if (await viewModels.logIn().withEmail(person)) logInAgain.answer(true);
      },
    }));
    return [...logIn, { name: 'rather not log in', press: () => logInAgain.answer(false) }];
  }

  nextName(): string {
    return `Phone ${this.#around.watch.step}`;
  }

  beginsBooking(): void {
    this.wire.beginsBooking();
  }

  wasToldBooked(product: Product, by: Actor): void {
    const { servers, watch } = this.#around;
    const booked = servers.bookings.filter((booking) => isActor(by, booking.email) && isBookingOf(booking, product));
    const isGone = booked.length === 0 && watch.wasThere('booking', product.productName);
    if (booked.length !== 1 && !isGone) watch.breaks(`${product.productName} is said to be booked, and is ${booked.length} times`);
  }

  wasToldAdded(productName: string): void {
    const { servers, watch } = this.#around;
    const added = servers.products.findLast((product) => product.productName === productName);
    if (added !== undefined) this.addedHere.set(added.id, watch.step);
    else if (!watch.wasThere('product', productName)) watch.breaks(`${productName} is said to be added, and is not`);
  }
}
