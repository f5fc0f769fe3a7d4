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

  /** The shop's pages lie at the root of their host. */
  function origin(key: string): string {
    const parsed = url(key, true);
    if (parsed === null) return '';
    if (parsed.href !== `${parsed.origin}/`)
      problems.push(`${key} is more than an origin such as https://shop.example.com`);
    return parsed.origin;
  }

  const api = url('SHOP_API_URL')?.origin ?? '';
  const images = url('SHOP_IMAGE_HOST_URL');
  const services = {
    shop: origin('SHOP_URL'),
    api,
    images: images?.origin ?? '',
    pictures: images === null ? [] : pictureHosts(images.href),
    signIn: domain('SHOP_FIREBASE_AUTH_DOMAIN'),
    emulator: url('SHOP_FIREBASE_EMULATOR_URL', true)?.origin ?? '',
    // A semicolon ends a directive, a comma ends a header's value, and a dollar begins a variable of nginx.
    reports: url('SHOP_REPORT_URL', true)?.href.replace(/[;,$]/g, encodeURIComponent) ?? '',
  };
  return { services, problems };
}
