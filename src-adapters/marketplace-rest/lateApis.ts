import type { Extension } from '#domain/extensions.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { HttpClient } from './HttpClient.ts';
import { RestBookingsApi } from './RestBookingsApi.ts';
import { RestBuyersApi } from './RestBuyersApi.ts';
import { RestPaidApi } from './RestPaidApi.ts';
import { RestPaymentIntentsApi } from './RestPaymentIntentsApi.ts';
import { RestReportsApi } from './RestReportsApi.ts';
import { RestSalesApi } from './RestSalesApi.ts';
import { RestSellersApi } from './RestSellersApi.ts';
import { RestUsersApi } from './RestUsersApi.ts';
import type { Proof } from './sendProven.ts';

export type LateApiParts = {
  readonly http: HttpClient;
  readonly authorised: AuthorisedCalls;
  readonly proof: Proof;
  readonly extensions: readonly Extension[];
};

type LateName = 'users' | 'bookings' | 'paymentIntents' | 'sellers' | 'buyers' | 'sales' | 'paid' | 'reports';
export type LateApis = { readonly [N in LateName]: NonNullable<MarketplaceApi[N]> };

/** The ports that Home's first screen does not call. Their code is a chunk of its own. */
export function lateApis(parts: LateApiParts): LateApis {
  const { http, authorised } = parts;
  return {
    users: new RestUsersApi(parts),
    bookings: new RestBookingsApi(parts),
    paymentIntents: new RestPaymentIntentsApi(http, authorised),
    sellers: new RestSellersApi(http, authorised),
    buyers: new RestBuyersApi(http, authorised),
    sales: new RestSalesApi(parts),
    paid: new RestPaidApi(http, authorised),
    reports: new RestReportsApi(http, authorised),
  };
}
