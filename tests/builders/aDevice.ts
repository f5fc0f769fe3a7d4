import { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { storedLanguage } from '#ui/state/Preferences.ts';
import type { Language } from '#ui/texts/Language.ts';

/** A device that stores nothing but a chosen language. */
export function aDevice(language: Language = 'english'): InMemoryDeviceStore {
  const device = new InMemoryDeviceStore();
  device.write(storedLanguage, language);
  return device;
}
