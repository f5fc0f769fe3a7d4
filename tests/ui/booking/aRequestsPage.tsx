import type { Booking } from '#domain/booking/Booking.ts';
import { listRequests } from '#domain/booking/listRequests.ts';
import { moveBooking } from '#domain/booking/moveBooking.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import type { Extension } from '#domain/extensions.ts';
import type { Session } from '#domain/identity/Session.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { createFakes } from '#fakes/createFakes.ts';
import { RequestCount } from '#ui/features/booking/RequestCount.ts';
import { RequestsPage } from '#ui/features/booking/RequestsPage.tsx';
import { RequestsViewModel } from '#ui/features/booking/RequestsViewModel.ts';
import { RequestsLook } from '#ui/state/RequestsLook.ts';
import type { Language } from '#ui/texts/Language.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { people, tinyWorld } from '../../contracts/tinyWorld.ts';
import { aDashboard } from '../dashboard/aDashboard.tsx';

/** Local time, because the page names days and times by the person's clock. */
export const noon = new Date(2026, 10, 22, 12).getTime();
export const yesterdayEvening = new Date(2026, 10, 21, 19, 40).getTime();

const seller: Session = {
  account: anAccount({ email: people.seller.email, displayName: people.seller.name }),
  isAdmin: false,
  isSeller: true,
};

type Given = {
  readonly bookings: readonly Booking[];
  /** Calls that behave differently from the fake marketplace's. */
  readonly sales?: (real: SalesApi) => Partial<SalesApi>;
  /** Of the marketplace. */
  readonly extensions?: readonly Extension[];
  readonly device?: ReturnType<typeof aDevice>;
  readonly language?: Language;
};

/** A request for a product of the seller's, by somebody who only buys. */
export function aRequest(id: string, stage: Parameters<typeof aDeal>[0], given: Partial<Booking> = {}): Booking {
  return aDeal(stage, {
    id,
    buyerName: people.buyer.name,
    email: people.buyer.email,
    sellerEmail: people.seller.email,
    bookedAt: new Date(2026, 10, 18, 10, 24).getTime(),
    ...given,
  });
}

/** The requests of a seller over the fake marketplace, on which others can act as well. */
export async function aRequestsPage(given: Given) {
  const { bookings, sales, extensions = ['sales', 'paid'], device = aDevice(), language } = given;
  const seed = { ...tinyWorld, marketplace: { ...tinyWorld.marketplace, bookings } };
  const fakes = createFakes({
    seed,
    storage: new InMemoryStorage(),
    clock: { now: () => noon },
    extensions,
  });
  await fakes.auth.signIn(people.seller.email, people.seller.password);
  const real = fakes.marketplaceApi.sales;
  const api = real === null ? null : { ...bound(real), ...sales?.(bound(real)) };
  const look = new RequestsLook(device);
  const dashboard = aDashboard({
    actor: seller,
    ...(language === undefined ? {} : { language }),
    viewModels: ({ session, notifications }) => {
      const list = api === null ? null : listRequests({ sales: api });
      const count = new RequestCount({ list, session });
      return {
        requestCount: () => count,
        requests: () =>
          new RequestsViewModel({
            sales:
              api === null || list === null
                ? null
                : { list, move: moveBooking({ sales: api, bookings: fakes.marketplaceApi.bookings }) },
            count,
            look,
            isSeen: () => true,
            clock: { now: () => noon },
            session,
            notifications,
          }),
      };
    },
  });
  return {
    look,
    toasts: dashboard.toasts,
    open: () => dashboard.open('/dashboard/requests', RequestsPage),
    /** Makes a move on another device. */
    meanwhile: (who: { readonly email: string }, id: string, move: BookingMove, reason?: string): void => {
      const token = fakes.marketplace.issueToken(who.email);
      const moved = token.ok && fakes.marketplace.deals?.move(token.value, id, move, reason).ok === true;
      if (!moved) throw new Error(`The marketplace did not ${move} ${id}`);
    },
    /** The booking as the marketplace stores it. */
    stored: (id: string): Booking => {
      const token = fakes.marketplace.issueToken(people.seller.email);
      const listed = fakes.marketplace.bookings.ofSeller(token.ok ? token.value : '', people.seller.email);
      const found = listed.ok ? listed.value.find((booking) => booking.id === id) : undefined;
      if (found === undefined) throw new Error(`The marketplace has no booking ${id}`);
      return found;
    },
  };
}

function bound(api: SalesApi): SalesApi {
  return { ofSeller: (...given) => api.ofSeller(...given), move: (...given) => api.move(...given) };
}
