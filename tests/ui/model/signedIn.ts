import type { Device } from './Device.ts';

/** Who is signed in at the provider, in every tab of a device. */
export function signedInAt(device: Device): string | null {
  const text = device.storage.read('fakes.session');
  return text === null ? null : (JSON.parse(text) as { readonly value: string }).value;
}

/** A token's owner, by its claims. */
export function ownerOfToken(token: string): string {
  const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(claims)) as { readonly email: string }).email;
}
