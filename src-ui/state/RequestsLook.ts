import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import type { DeviceStore, StoredValue } from '#domain/shared/DeviceStore.ts';

/** When a seller last looked at their requests. */
export type Look = {
  /** By this device's clock, in milliseconds since 1970-01-01T00:00Z. */
  readonly at: number;
  /** When the newest request was made, by the marketplace's clock; null if there was none. */
  readonly newest: number | null;
};

type StoredLook = Look & { readonly owner: string };

const storedLook: StoredValue<StoredLook> = {
  key: 'requests-look',
  version: 1,
  parse: (content) => (isStoredLook(content) ? content : undefined),
};

/** The last look at the requests on this device. Nobody reads another person's; signing out deletes it. */
export class RequestsLook {
  readonly #device: DeviceStore;

  constructor(device: DeviceStore) {
    this.#device = device;
  }

  read(email: string): Look | null {
    const stored = this.#device.read(storedLook);
    return stored?.owner === normaliseEmail(email) ? { at: stored.at, newest: stored.newest } : null;
  }

  write(email: string, look: Look): void {
    this.#device.write(storedLook, { owner: normaliseEmail(email), ...look });
  }

  forget(): void {
    this.#device.remove(storedLook);
  }
}

function isStoredLook(content: unknown): content is StoredLook {
  if (typeof content !== 'object' || content === null) return false;
  const { owner, at, newest } = content as { readonly [F in keyof StoredLook]?: unknown };
  return typeof owner === 'string' && Number.isFinite(at) && (newest === null || Number.isFinite(newest));
}
