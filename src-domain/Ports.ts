import type { AuthProvider } from './identity/AuthProvider.ts';
import type { TokenStore } from './identity/TokenStore.ts';
import type { MarketplaceApi } from './MarketplaceApi.ts';
import type { PaymentProvider } from './payment/PaymentProvider.ts';
import type { PaymentRecords } from './payment/PaymentRecords.ts';
import type { ImageHost } from './selling/ImageHost.ts';
import type { PictureStore } from './selling/PictureStore.ts';
import type { SharedPhotos } from './selling/SharedPhotos.ts';
import type { PreparePicture } from './selling/PreparePicture.ts';
import type { Clock } from './shared/Clock.ts';
import type { DeviceStore } from './shared/DeviceStore.ts';
import type { Wait } from './shared/Wait.ts';

/** Every port of the shop. A port without a live adapter or a fake does not compile. */
export interface Ports extends MarketplaceApi {
  readonly auth: AuthProvider;
  readonly tokenStore: TokenStore;
  readonly deviceStore: DeviceStore;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly imageHost: ImageHost;
  readonly preparePicture: PreparePicture;
  readonly pictureStore: PictureStore;
  readonly sharedPhotos: SharedPhotos;
  readonly paymentProvider: PaymentProvider;
  readonly paymentRecords: PaymentRecords;
}
