import { BrowserDeviceStore } from '#adapters/browser/BrowserDeviceStore.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { BrowserTokenStore } from '#adapters/browser/BrowserTokenStore.ts';
import type { CorePorts } from '../Adapters.ts';

/**
 * The device's ports that every page needs, live and in the demo. `texts`: the device's storage, if not the window's.
 */
export function deviceTexts(texts?: Storage): Pick<CorePorts, 'tokenStore' | 'deviceStore'> {
  return {
    tokenStore: new BrowserTokenStore(new BrowserStorage('', texts)),
    deviceStore: new BrowserDeviceStore(new BrowserStorage('re-sale-shop:', texts)),
  };
}
