import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import type { Settings } from './Settings.ts';

/** What the live shop needs to know about where its services are. Build-time values, none of them secret. */
export type Configuration = {
  readonly settings: Settings;
  readonly apiUrl: string;
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    /** URL of a local emulator; empty for the real service. */
    readonly emulatorUrl: string;
  };
  readonly imageHost: { readonly url: string; readonly key: string };
  readonly stripe: { readonly publishableKey: string };
};

/** As the build wrote them: absent and empty are the same. */
export type Environment = { readonly [key: string]: string | undefined };

export class ConfigurationError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The shop is not configured: ${problems.join('; ')}`);
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

/** The four ports that may be fake or real in development, and what each needs when it is real. */
export const portKeys = {
  auth: ['SHOP_FIREBASE_API_KEY', 'SHOP_FIREBASE_AUTH_DOMAIN', 'SHOP_FIREBASE_PROJECT_ID'],
  marketplace: ['SHOP_API_URL'],
  images: ['SHOP_IMAGE_HOST_URL', 'SHOP_IMAGE_HOST_KEY'],
  payments: ['SHOP_STRIPE_PUBLISHABLE_KEY', 'SHOP_API_URL'],
} as const;

export type PortName = keyof typeof portKeys;

export function missingKeys(environment: Environment, port: PortName): readonly string[] {
  return portKeys[port].filter((key) => (environment[key]?.trim() ?? '') === '');
}

/** Reads the whole environment before it complains, so that one look tells everything that is missing. */
export function readConfiguration(environment: Environment): Configuration {
  const problems: string[] = [];

  function text(key: string): string {
    const value = environment[key]?.trim() ?? '';
    if (value === '') problems.push(`${key} is missing`);
    return value;
  }

  function url(key: string): string {
    const value = text(key);
    if (value !== '' && !/^https?:\/\/[^\s]+$/.test(value)) problems.push(`${key} is not an http(s) URL`);
    return value.replace(/\/+$/, '');
  }

  function time(key: string, otherwise: number): number {
    const value = environment[key]?.trim() ?? '';
    if (value === '') return otherwise;
    const milliseconds = Date.parse(value);
    if (Number.isNaN(milliseconds)) problems.push(`${key} is not a date such as 2023-02-28`);
    return milliseconds;
  }

  const configuration: Configuration = {
    settings: { offerEndsAt: time('SHOP_OFFER_ENDS', specifiedOfferEnd) },
    apiUrl: url('SHOP_API_URL'),
    firebase: {
      apiKey: text('SHOP_FIREBASE_API_KEY'),
      authDomain: text('SHOP_FIREBASE_AUTH_DOMAIN'),
      projectId: text('SHOP_FIREBASE_PROJECT_ID'),
      emulatorUrl: environment['SHOP_FIREBASE_EMULATOR_URL']?.trim() ?? '',
    },
    imageHost: { url: url('SHOP_IMAGE_HOST_URL'), key: text('SHOP_IMAGE_HOST_KEY') },
    stripe: { publishableKey: text('SHOP_STRIPE_PUBLISHABLE_KEY') },
  };
  if (problems.length > 0) throw new ConfigurationError(problems);
  return configuration;
}
