import { Container } from 'inversify';
import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { BrowserTokenStore } from '#adapters/browser/BrowserTokenStore.ts';
import { DeviceStorage } from '#adapters/browser/DeviceStorage.ts';
import type { ImageFile } from '#domain/catalogue/ImageHost.ts';
import { ok } from '#domain/shared/Result.ts';
import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import type { Fakes } from '#fakes/createFakes.ts';
import { bindDashboardPorts } from '#src/bindings/dashboardPorts.ts';
import { bindShell } from '#src/bindings/shell.ts';
import { bindStorefrontPorts } from '#src/bindings/storefrontPorts.ts';
import { bindOnce } from '#src/token.ts';
import { ports, shared } from '#src/tokens.ts';
import { Comparison } from '#ui/state/Comparison.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import { Preferences } from '#ui/state/Preferences.ts';
import { WishList } from '#ui/state/WishList.ts';
import type { Device } from './Device.ts';
import { type Carry, overWire } from './overWire.ts';

export type ShopParts = {
  readonly fakes: Fakes;
  readonly device: Device;
  readonly carry: Carry;
  readonly onUpload: (image: ImageFile) => void;
};

/** As `src/start.tsx` binds it, over what this device keeps. */
export function shopContainer({ fakes, device, carry, onUpload }: ShopParts): Container {
  const container = new Container();
  const storage = new BrowserStorage('re-sale-shop:', device.texts);
  bindOnce(container, shared.settings, [], () => ({ offerEndsAt: specifiedOfferEnd }));
  bindOnce(container, shared.deviceStore, [], () => storage);
  bindOnce(container, shared.preferences, [], () => new Preferences(storage));
  bindOnce(container, shared.logInAgain, [], () => new LogInAgainPrompt());
  bindOnce(container, ports.tokenStore, [], () => new BrowserTokenStore(new BrowserStorage('', device.texts)));
  bindOnce(container, ports.paymentRecords, [], () => new BrowserPaymentRecords(new DeviceStorage(storage)));
  bindOnce(container, ports.clock, [], () => fakes.clock);
  bindOnce(container, ports.auth, [], () => fakes.auth);
  bindOnce(container, ports.paymentProvider, [], () => fakes.paymentProvider);
  // No picture is drawn here.
  bindOnce(container, ports.preparePicture, [], () => async (photo) => ok(photo));
  bindOnce(container, ports.imageHost, [], () => ({
    upload: async (image, options) => {
      const answer = await fakes.imageHost.upload(image, options);
      if (answer.ok) onUpload(image);
      return answer;
    },
  }));
  const server = fakes.marketplaceApiFor(fakes.auth, container.get(ports.tokenStore), container.get(shared.logInAgain));
  const marketplace = overWire(server, carry);
  bindStorefrontPorts(container, marketplace);
  bindDashboardPorts(container, marketplace);
  bindShell(container);
  bindOnce(container, shared.wishList, [ports.clock], (clock) => new WishList(storage, clock));
  bindOnce(container, shared.comparison, [ports.clock], (clock) => new Comparison(storage, clock));
  return container;
}
