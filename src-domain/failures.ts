import type { BookingRefusal } from './booking/bookingPolicy.ts';
import type { ImageFailure } from './catalogue/ImageHost.ts';
import type { AuthFailure } from './identity/AuthProvider.ts';
import type { PaymentFailure } from './payment/PaymentProvider.ts';
import type { AccessFailure, ApiFailure, RulesFailure } from './shared/Failure.ts';

/** Everything that can be told to a person; the catalogues have words for each. */
export type Failure =
  | ApiFailure | AccessFailure | RulesFailure | AuthFailure | BookingRefusal | ImageFailure | PaymentFailure;
