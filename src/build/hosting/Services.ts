import type { Environment } from '../../configuration.ts';
import { pictureHosts } from '../../pictureHosts.ts';
import { urlOf } from '../../urlOf.ts';

/** The origins of the shop's services; empty if the environment names none. */
export type Services = {
  /** The shop's own. */
  readonly shop: string;
  readonly api: string;
  readonly images: string;
  /** The origins of the pictures that stay on the device. */
  readonly pictures: readonly string[];
  /** The origin of Firebase's frame for the pop-up. */
  readonly signIn: string;
  /** A local Auth emulator in place of Firebase. */
  readonly emulator: string;
  /** The full address that receives reports. */
  readonly reports: string;
};

export type ReadServices = {
  readonly services: Services;
  /** One line for each missing or unusable key. */
  readonly problems: readonly string[];
};

/** Reads the services' addresses from the same keys that the build reads. */
export function readServices(environment: Environment): ReadServices {
  const problems: string[] = [];

  function url(key: string, isOptional = false): URL | null {
    const value = environment[key]?.trim() ?? '';
    if (value === '') {
      if (!isOptional) problems.push(`${key} is missing`);
      return null;
    }
    const parsed = urlOf(value);
    if (parsed !== null && /^https?:$/.test(parsed.protocol)) return parsed;
    problems.push(`${key} is not an http(s) URL`);
    return null;
  }

  function domain(key: string): string {
    const value = environment[key]?.trim() ?? '';
    if (value === '') problems.push(`${key} is missing`);
    else if (/^[\w-]+(\.[\w-]+)*(:\d+)?$/.test(value)) return `https://${value}`;
    else problems.push(`${key} is not a domain such as your-project.firebaseapp.com`);
    return '';
  }

  const api = url('SHOP_API_URL')?.origin ?? '';
  const images = url('SHOP_IMAGE_HOST_URL');
  const services = {
    shop: url('SHOP_URL', true)?.origin ?? '',
    api,
    images: images?.origin ?? '',
    pictures: images === null ? [] : pictureHosts(images.href),
    signIn: domain('SHOP_FIREBASE_AUTH_DOMAIN'),
    emulator: url('SHOP_FIREBASE_EMULATOR_URL', true)?.origin ?? '',
    // A semicolon ends a directive, and a comma ends a header's value.
    reports: url('SHOP_REPORT_URL', true)?.href.replaceAll(';', '%3B').replaceAll(',', '%2C') ?? '',
  };
  return { services, problems };
}
