import { isBookingOf } from '#domain/booking/bookingPolicy.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import { isOpen } from '#domain/booking/BookingState.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { type Actor, isActor } from '#domain/identity/Session.ts';
import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import { type Fakes, createFakes } from '#fakes/createFakes.ts';
import { assembleShop, type Shop } from '#src/assembleShop.ts';
import { openShop } from '#src/start.tsx';
import { mayOpen, isPublic } from '#ui/app/mayOpen.ts';
import { type Route, routes } from '#ui/app/routes.ts';
import type { PathPattern } from '#ui/context/paths.ts';
import type { RegisterAccountViewModel } from '#ui/features/identity/RegisterAccountViewModel.ts';
import type { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import type { Notifications } from '#ui/state/Notifications.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import { type ViewModels, viewModelsOf } from '../viewModels.ts';
import { AskedDeletions } from './AskedDeletions.ts';
import type { Backing, BackingParts } from './Backing.ts';
import { Calls } from './Calls.ts';
import type { Connection } from './Connection.ts';
import type { Device } from './Device.ts';
import type { TabTexts } from './DeviceTexts.ts';
import type { Offer, Page, TabView, LinkedRoute } from './Page.ts';
import { pages } from './pages.ts';
import { PlannedDefect } from './PlannedDefect.ts';
import { pendingActions } from './pageState.ts';
import { promptOffers, unregisteredOffers } from './sessionOffers.ts';
import { deal } from './dealPages.ts';
import { payment } from './shoppingPages.ts';
import { signedInAt } from './signedIn.ts';
import type { Surroundings } from './Surroundings.ts';
import { TabStorage } from './TabStorage.ts';
import type { TabTimers } from './Time.ts';
import { Waiting } from './Waiting.ts';
import { withoutDrawing } from './withoutDrawing.ts';

/** The shop in one browser tab, wired and opened as `src/start.tsx` does, but without screens. */
export class Tab implements TabView {
  readonly origin = 'https://shop.example';
  readonly device: Device;
  readonly fakes: Fakes;
  readonly session: SessionStore;
  readonly logInAgain: LogInAgainPrompt;
  readonly notifications: Notifications;
  page: Page | null = null;
  pageOpenedAt = 0;
  /** The address that the payment provider redirects to. */
  leavingFor: string | null = null;
  readonly calls: Calls;
  readonly connection: Connection;
  /** True if nothing was running when the step began. */
  wasAtRest = false;
  /** True if this step did it on purpose. */
  hasRefreshed = false;
  /** Since the page opened. */
  hasActed = false;
  readonly addedHere = new Map<string, number>();
  readonly deletions = new AskedDeletions();
  readonly #around: Surroundings;
  readonly #timers: TabTimers;
  readonly #storage: TabStorage;
  readonly #texts: TabTexts;
  readonly #shop: Shop;
  #viewModels: ViewModels | null = null;
  readonly #waiting = new Waiting();
  #closeShop = (): void => {};
  #logIns = 0;
  #registration: RegisterAccountViewModel | null = null;
  #pageOf: string | null = null;

  constructor(around: Surroundings, backingOf: (parts: BackingParts) => Backing) {
    const { device, servers, time } = around;
    this.#around = around;
    this.device = device;
    this.#timers = time.timers();
    this.#texts = device.texts.openTab();
    this.#storage = new TabStorage(device.storage.openTab(), servers.storage.openTab());
    this.fakes = createFakes({
      seed: servers.setting.seed,
      extensions: servers.setting.extensions,
      storage: this.#storage,
      clock: time,
      timers: this.#timers.start,
      leave: (url) => (this.leavingFor = url),
    });
    this.calls = new Calls(around, this.deletions, () => this.session.actor ?? null);
    const { adapters, connection } = backingOf({
      around,
      fakes: this.fakes,
      calls: this.calls,
      timers: this.#timers,
      texts: this.#texts,
    });
    this.connection = connection;
    this.#shop = assembleShop({
      adapters: withoutDrawing(adapters),
      settings: { offerEndsAt: specifiedOfferEnd },
    });
    ({ session: this.session, logInAgain: this.logInAgain, notifications: this.notifications } = this.#shop.app);
  }

  /** Known once the tab is open. */
  get viewModels(): ViewModels {
    if (this.#viewModels === null) throw new Error('The tab is not open.');
    return this.#viewModels;
  }

  async open(): Promise<void> {
    await this.#shop.app.prepare('payment');
    this.#viewModels = viewModelsOf(this.#shop.app);
    this.#closeShop = openShop(this.#shop);
  }

  close(): void {
    this.#leavePage();
    this.#closeShop();
    this.#storage.isClosed = true;
    this.device.texts.closeTab(this.#texts);
    this.connection.close();
    this.#timers.close();
  }

  get registration(): RegisterAccountViewModel {
    this.#registration ??= this.viewModels.registerAccount();
    return this.#registration;
  }

  /** True if nothing is pending that needs only time or a person. */
  get isAtRest(): boolean {
    return this.#timers.waiting === 0 && this.#around.time.uncounted === 0 && !this.logInAgain.isAsking;
  }

  get email(): string | null {
    return this.session.actor?.account.email ?? null;
  }

  get offers(): readonly Offer[] {
    if (this.logInAgain.isAsking) return promptOffers(this);
    if (this.session.restored.failure !== undefined) return [{ name: 'retry', press: () => this.session.restore() }];
    if (this.session.unregistered !== null) return [...unregisteredOffers(this), ...(this.page?.offers() ?? [])];
    return this.page?.offers() ?? [];
  }

  get pending(): readonly string[] {
    const { restored, signingOut } = this.session;
    return [
      ...(restored.state.status === 'loading' || restored.state.status === 'refreshing' ? ['session'] : []),
      ...(signingOut.isPending ? ['sign-out'] : []),
      ...(this.#logIns > 0 ? ['log-in in place'] : []),
      ...pendingActions({ registration: this.registration.action }),
      ...(this.page?.pending() ?? []),
    ];
  }

  /** Work that has been pending for longer than anything may take. */
  get overdue(): readonly string[] {
    const { isAsking } = this.logInAgain;
    // A person may take their time to answer, but a login that they started may not.
    const pending = isAsking ? this.pending.filter((name) => name === 'log-in in place') : this.pending;
    return this.#waiting.tooLong(pending, this.#around.time.now());
  }

  /** True if the login dialog has opened although the person only looked at a public page. */
  get isAskedForNothing(): boolean {
    return this.logInAgain.isAsking && !this.hasActed && (this.page === null || isPublic(routeOf(this.page.route)));
  }

  async duringLogIn(logIn: () => Promise<void>): Promise<void> {
    this.#logIns += 1;
    await logIn().finally(() => (this.#logIns -= 1));
  }

  beginStep(): void {
    this.wasAtRest = this.isAtRest;
    this.hasRefreshed = false;
  }

  press({ name, press }: Offer): void {
    if (name === 'refresh') this.hasRefreshed = true;
    this.hasActed = true;
    this.#waiting.begin();
    Promise.resolve(press()).catch((error: unknown) => {
      if (!(error instanceof PlannedDefect)) this.#around.observer.violation(`a defect: ${String(error)}`);
    });
  }

  /** The visible links. */
  get links(): readonly LinkedRoute[] {
    return (Object.keys(pages) as LinkedRoute[]).filter((route) => mayOpen(this.session.actor, routeOf(route)));
  }

  visit(route: LinkedRoute): void {
    this.#enter(() => pages[route](this));
  }

  visitPayment(bookingId: string, search = ''): void {
    this.#enter(() => payment(this, bookingId, search));
  }

  visitBooking(bookingId: string): void {
    this.#enter(() => deal(this, bookingId));
  }

  /** The toast of a pending deletion: Undo, or Delete now. */
  answerToast(isUndone: boolean): void {
    const waiting = this.notifications.all.findLast(({ stays }) => stays === true);
    const chosen = waiting?.actions?.[isUndone ? 0 : 1];
    if (waiting !== undefined && chosen !== undefined) this.notifications.act(waiting.id, chosen);
  }

  tryAgain(): void {
    const failed = this.notifications.all.findLast(({ tone }) => tone === 'danger');
    const again = failed?.actions?.[0];
    if (failed !== undefined && again !== undefined) this.notifications.act(failed.id, again);
  }

  /** Does what the guard does when someone signs in or out. */
  guard(): void {
    const { actor, unregistered } = this.session;
    this.calls.remember(this.isAtRest);
    // The dialog does the same: logging in cannot help an unknown account.
    if (this.logInAgain.isAsking && unregistered !== null) this.logInAgain.answer(false);
    const { page } = this;
    if (page === null || isPublic(routeOf(page.route))) return;
    if (!mayOpen(actor, routeOf(page.route)) || this.#pageOf !== this.email) this.#leavePage();
  }

  #enter(make: () => Page): void {
    this.#leavePage();
    // A page that was left may still be waiting; its dialog's question is not this page's fault.
    this.hasActed = this.logInAgain.isAsking || !this.isAtRest;
    const page = make();
    if (!mayOpen(this.session.actor, routeOf(page.route))) return;
    this.page = page;
    this.#pageOf = this.email;
    this.pageOpenedAt = this.#around.observer.step;
    page.start();
  }

  #leavePage(): void {
    this.page?.stop();
    this.page = null;
  }

  nextName(): string {
    return `Phone ${this.#around.observer.step}`;
  }

  beginsBooking(): void {
    this.calls.beginsBooking();
  }

  cancelsUpload(): void {
    this.calls.cancelsUpload();
  }

  wasToldBooked(product: Product, by: Actor): void {
    const { servers, observer } = this.#around;
    const booked = servers.bookings.filter(
      (booking) => isActor(by, booking.email) && isOpen(booking) && isBookingOf(booking, product),
    );
    const isGone = booked.length === 0 && observer.wasThere('booking', product.productName);
    if (booked.length !== 1 && !isGone)
      observer.violation(`${product.productName} is said to be booked, and is ${booked.length} times`);
  }

  wasToldReported(productId: string, by: Actor, outcome: 'sent' | 'already'): void {
    const { device, observer } = this.#around;
    if (outcome === 'sent' && !this.calls.reported.has(productId))
      observer.violation(`the report of ${productId} is said to be sent, and is not`);
    // A report bears the name of whoever is signed in on the device, which a tab may not know yet.
    const reporters = [by, ...this.calls.people].map((actor) => actor?.account.email ?? null);
    observer.reports.wasTold(device, productId, { reporters: [...reporters, signedInAt(device)], outcome });
  }

  wasToldMoved({ id, productName }: Booking, move: BookingMove): void {
    const { observer } = this.#around;
    if (!observer.deals.hasMoved(id, move))
      observer.violation(`${move} of ${productName} is said to be done, and is not`);
  }

  /** A successful sign-up signs the person in, unless something else also failed. */
  wasSignedUp(email: string): void {
    const { servers, observer } = this.#around;
    const isKnown = [...servers.people('buyer'), ...servers.people('seller')].includes(email);
    if (isKnown && !this.connection.hasFaults && this.session.unregistered?.email === email)
      observer.violation(`${email} has signed up, and is told to be unknown`);
  }

  wasToldAdded(productName: string): void {
    const { servers, observer } = this.#around;
    const added = servers.products.findLast((product) => product.productName === productName);
    if (added !== undefined) this.addedHere.set(added.id, observer.step);
    else if (!observer.wasThere('product', productName))
      observer.violation(`${productName} is said to be added, and is not`);
  }
}

function routeOf(path: PathPattern): Route {
  const found = routes.find(({ pattern }) => pattern === path);
  if (found === undefined) throw new Error(`There is no route ${path}.`);
  return found;
}
