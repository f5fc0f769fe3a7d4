import type { BookingRefusal, PriceChanged } from './booking/bookingPolicy.ts';
import type { BookingMovedOn } from './booking/SalesApi.ts';
import type { ImageFailure } from './selling/ImageHost.ts';
import type { EarlierVersion } from './selling/ProductPosts.ts';
import type { AuthFailure } from './identity/AuthProvider.ts';
import type { PaymentFailure } from './payment/PaymentProvider.ts';
import type { AlreadyReported } from './reporting/ReportsApi.ts';
import type { AccessFailure, ApiFailure, RulesFailure } from './shared/Failure.ts';

/** Every failure that the shop shows to people. The catalogues have a text for each. */
export type Failure =
  | ApiFailure
  | AccessFailure
  | RulesFailure
  | AuthFailure
  | BookingRefusal
  | PriceChanged
  | BookingMovedOn
  | AlreadyReported
  | ImageFailure
  | EarlierVersion
  | PaymentFailure;
