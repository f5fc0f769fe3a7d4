import { Container } from 'inversify';
import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { BrowserTokenStore } from '#adapters/browser/BrowserTokenStore.ts';
import { DeviceStorage } from '#adapters/browser/DeviceStorage.ts';
import type { NewBooking } from '#domain/booking/Booking.ts';
import { isBookingOf } from '#domain/booking/bookingPolicy.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { type Actor, type Session, isActor } from '#domain/identity/Session.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import { type Fakes, createFakes } from '#fakes/createFakes.ts';
import { bindDashboardPorts } from '#src/bindings/dashboardPorts.ts';
import { bindShell } from '#src/bindings/shell.ts';
import { bindStorefrontPorts } from '#src/bindings/storefrontPorts.ts';
import { bindOnce } from '#src/token.ts';
import { ports, shared } from '#src/tokens.ts';
import { createViewModels } from '#src/viewModels.ts';
import { mayOpen, isPublic } from '#ui/app/mayOpen.ts';
import type { ViewModels } from '#ui/app/ViewModels.ts';
import { Comparison } from '#ui/state/Comparison.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import type { Notifications } from '#ui/state/Notifications.ts';
import { Preferences } from '#ui/state/Preferences.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import { WishList } from '#ui/state/WishList.ts';
import { shopWorld } from '../faults/shopWorld.ts';
import { mayCall } from './allowed.ts';
import type { Device } from './Device.ts';
import { DeviceWorld } from './DeviceWorld.ts';
import { type Carry, overWire } from './overWire.ts';
import type { Offer, Page } from './Page.ts';
import { type Walk, pages, payment } from './pages.ts';
import type { Servers } from './Servers.ts';
import type { TabTimers, Time } from './Time.ts';
import type { Watch } from './Watch.ts';

const features = ['home', 'account', 'shopping', 'product', 'bookings', 'payment', 'selling', 'administration'] as const;
const writes: ReadonlySet<string> = new Set([
  'users.register', 'products.add', 'products.advertise', 'products.delete', 'bookings.book', 'bookings.delete',
  'paymentIntents.create', 'sellers.verify', 'sellers.delete', 'buyers.delete',
]);

export type Surroundings = {
  readonly device: Device;
  readonly servers: Servers;
  readonly time: Time;
  readonly watch: Watch;
};

/** The shop in one tab of a browser, put together as `src/start.tsx` does it, without its screens. */
export class Tab {
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
  /** Milliseconds between what a server did and the news of it. */
  answerDelay = 0;
  /** How many of the next writes are done, and nobody hears of it. */
  answersToLose = 0;
  /** When the step began. */
  wasAtRest = false;
  /** In this step, on purpose. */
  hasRefreshed = false;
  readonly deletedHere = new Map<string, number>();
  readonly addedHere = new Map<string, number>();
  readonly #around: Surroundings;
  readonly #timers: TabTimers;
  readonly #world: DeviceWorld;
  readonly #stopFollowing: () => void;
  readonly #uploaded = new Map<unknown, number>();
  readonly #sending = new Set<string>();
  #bookingSince = 0;
  #pageOf: string | null = null;
  /** Who was signed in here since the tab was last at rest. */
  #lately: readonly Session[] = [];

  constructor(around: Surroundings) {
    const { device, servers, time } = around;
    this.#around = around;
    this.device = device;
    this.#timers = time.timers();
    this.#world = new DeviceWorld(device.storage.openTab(), servers.storage.openTab());
    this.fakes = createFakes({
      seed: shopWorld, storage: this.#world, clock: time, timers: this.#timers.start, leave: (url) => (this.leavingFor = url),
    });
    const container = this.#container();
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

  #container(): Container {
    const container = new Container();
    const { fakes, device } = this;
    const kept = (prefix: string): BrowserStorage => new BrowserStorage(prefix, device.texts);
    const storage = kept('re-sale-shop:');
    bindOnce(container, shared.settings, [], () => ({ offerEndsAt: specifiedOfferEnd }));
    bindOnce(container, shared.deviceStore, [], () => storage);
    bindOnce(container, shared.preferences, [], () => new Preferences(storage));
    bindOnce(container, shared.logInAgain, [], () => new LogInAgainPrompt());
    bindOnce(container, ports.tokenStore, [], () => new BrowserTokenStore(kept('')));
    bindOnce(container, ports.paymentRecords, [], () => new BrowserPaymentRecords(new DeviceStorage(storage)));
    bindOnce(container, ports.clock, [], () => fakes.clock);
    bindOnce(container, ports.auth, [], () => fakes.auth);
    bindOnce(container, ports.paymentProvider, [], () => fakes.paymentProvider);
    // No picture is drawn here.
    bindOnce(container, ports.preparePicture, [], () => async (photo) => ok(photo));
    bindOnce(container, ports.imageHost, [], () => ({
      upload: async (image, options) => {
        const answer = await fakes.imageHost.upload(image, options);
        if (answer.ok) this.#uploads(image);
        return answer;
      },
    }));
    const server = fakes.marketplaceApiFor(fakes.auth, container.get(ports.tokenStore), container.get(shared.logInAgain));
    const marketplace = overWire(server, this.#carry);
    bindStorefrontPorts(container, marketplace);
    bindDashboardPorts(container, marketplace);
    bindShell(container);
    bindOnce(container, shared.wishList, [ports.clock], (clock) => new WishList(storage, clock));
    bindOnce(container, shared.comparison, [ports.clock], (clock) => new Comparison(storage, clock));
    return container;
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
    this.#lately = this.isAtRest ? [] : this.#lately;
    if (actor !== null && actor !== undefined) this.#lately = [...this.#lately, actor];
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
    this.#bookingSince = this.#around.watch.step;
  }

  wasToldBooked(product: Product, by: Actor): void {
    const { servers, watch } = this.#around;
    const booked = servers.bookings.filter((booking) => isActor(by, booking.email) && isBookingOf(booking, product));
    if (booked.length !== 1) watch.breaks(`${product.productName} is said to be booked, and is ${booked.length} times`);
  }

  wasToldAdded(productName: string): void {
    const { servers, watch } = this.#around;
    const added = servers.products.findLast((product) => product.productName === productName);
    if (added === undefined) watch.breaks(`${productName} is said to be added, and is not`);
    else this.addedHere.set(added.id, watch.step);
  }

  #uploads(image: unknown): void {
    const times = (this.#uploaded.get(image) ?? 0) + 1;
    this.#uploaded.set(image, times);
    this.#around.watch.done('image.upload', []);
    if (times > 1) this.#around.watch.breaks('a picture is uploaded twice');
  }

  readonly #carry: Carry = async (call, what, ask) => {
    const { servers, watch } = this.#around;
    const { actor } = this.session;
    const people = actor === null || actor === undefined ? this.#lately : [...this.#lately, actor];
    if (!mayCall(people, call, what, servers)) watch.breaks(`${this.email ?? 'a visitor'} sends ${call}`);
    const answer = await this.#once(call, what, ask);
    if (answer.ok) this.#done(call, what);
    else if (call === 'bookings.book' && isRepeated(answer.failure)) this.#sendsAgain(what[0] as NewBooking);
    if (this.answerDelay > 0) await new Promise<void>((resolve) => this.#timers.start(this.answerDelay, resolve));
    if (!answer.ok || !writes.has(call) || this.answersToLose === 0) return answer;
    this.answersToLose -= 1;
    return fail({ code: 'api/timeout' });
  };

  /** A second press sends nothing while the first is under way; a page that is opened anew may ask again. */
  async #once(call: string, what: readonly unknown[], ask: () => ReturnType<Carry>): ReturnType<Carry> {
    const { watch } = this.#around;
    if (!writes.has(call)) return ask();
    const sent = `${watch.step} ${call} ${JSON.stringify(what)}`;
    if (this.#sending.has(sent)) watch.breaks(`${call} is sent twice`);
    this.#sending.add(sent);
    return ask().finally(() => this.#sending.delete(sent));
  }

  #done(call: string, what: readonly unknown[]): void {
    const { watch } = this.#around;
    watch.done(call, what);
    if (call === 'products.delete') this.deletedHere.set(String(what[0]), watch.step);
  }

  /** Two tabs may send at the same time; who begins later has to know. */
  #sendsAgain(booking: NewBooking): void {
    const { watch } = this.#around;
    const since = watch.bookedAt(booking);
    if (since !== undefined && since < this.#bookingSince) watch.breaks(`${booking.productName} is booked again`);
  }
}

function isRepeated(failure: { readonly code: string; readonly message?: string }): boolean {
  return failure.code === 'api/refused' && failure.message?.startsWith('You already have') === true;
}
