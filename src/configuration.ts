import { type Extension, extensions } from '#domain/extensions.ts';
import type { PortName } from '#domain/portNames.ts';
import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import type { Settings } from '#ui/state/Settings.ts';

/** The live shop's service addresses. They are set at build time, and none is secret. */
export type Configuration = {
  readonly settings: Settings;
  readonly apiUrl: string;
  /** The marketplace's optional calls. */
  readonly extensions: readonly Extension[];
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    /** URL of a local emulator; empty for the real service. */
    readonly emulatorUrl: string;
  };
  readonly imageHost: { readonly url: string; readonly key: string };
  readonly stripe: { readonly publishableKey: string };
  /** The URL that problems are reported to; empty for none. */
  readonly reportUrl: string;
};

/** The values that the build wrote. A missing value equals an empty one. */
export type Environment = { readonly [key: string]: string | undefined };

/** A problem with one key. A shop that works never loads the words for it (`src/configurationWords.ts`). */
export type ConfigurationProblem = {
  readonly key: string;
  readonly is: 'missing' | 'no-url' | 'no-date' | 'unknown';
  readonly value: string;
};

export class ConfigurationError extends Error {
  declare readonly cause: readonly ConfigurationProblem[];

  constructor(cause: readonly ConfigurationProblem[]) {
    super('', { cause });
  }
}

/** The keys of the environment that each port needs when it is real. */
export const portKeys = {
  auth: ['SHOP_FIREBASE_API_KEY', 'SHOP_FIREBASE_AUTH_DOMAIN', 'SHOP_FIREBASE_PROJECT_ID'],
  marketplace: ['SHOP_API_URL'],
  images: ['SHOP_IMAGE_HOST_URL', 'SHOP_IMAGE_HOST_KEY'],
  payments: ['SHOP_STRIPE_PUBLISHABLE_KEY', 'SHOP_API_URL'],
} as const satisfies { readonly [P in PortName]: readonly string[] };

const valueOf = (environment: Environment, key: string): string => environment[key]?.trim() ?? '';

export function missingKeys(environment: Environment, port: PortName): readonly string[] {
  return portKeys[port].filter((key) => valueOf(environment, key) === '');
}

/** Reads the whole environment before it fails, so that one message lists everything that is missing. */
export function readConfiguration(environment: Environment): Configuration {
  const problems: ConfigurationProblem[] = [];
  const given = (key: string): string => valueOf(environment, key);

  function text(key: string): string {
    const value = given(key);
    if (value === '') problems.push({ key, is: 'missing', value });
    return value;
  }

  function url(key: string, isOptional = false): string {
    const value = isOptional ? given(key) : text(key);
    if (value !== '' && !/^https?:\/\/\S+$/.test(value)) problems.push({ key, is: 'no-url', value });
    return value.replace(/\/+$/, '');
  }

  function time(key: string, otherwise: number): number {
    const value = given(key);
    if (value === '') return otherwise;
    const milliseconds = Date.parse(value);
    if (Number.isNaN(milliseconds)) problems.push({ key, is: 'no-date', value });
    return milliseconds;
  }

  function named<T extends string>(key: string, known: readonly T[]): readonly T[] {
    const names = given(key)
      .split(',')
      .map((name) => name.trim());
    for (const name of names) {
      if (name !== '' && !known.some((one) => one === name)) problems.push({ key, is: 'unknown', value: name });
    }
    return known.filter((one) => names.includes(one));
  }

  const configuration: Configuration = {
    settings: { offerEndsAt: time('SHOP_OFFER_ENDS', specifiedOfferEnd) },
    apiUrl: url('SHOP_API_URL'),
    extensions: named('SHOP_EXTENSIONS', extensions),
    firebase: {
      apiKey: text('SHOP_FIREBASE_API_KEY'),
      authDomain: text('SHOP_FIREBASE_AUTH_DOMAIN'),
      projectId: text('SHOP_FIREBASE_PROJECT_ID'),
      emulatorUrl: given('SHOP_FIREBASE_EMULATOR_URL'),
    },
    imageHost: { url: url('SHOP_IMAGE_HOST_URL'), key: text('SHOP_IMAGE_HOST_KEY') },
    stripe: { publishableKey: text('SHOP_STRIPE_PUBLISHABLE_KEY') },
    reportUrl: url('SHOP_REPORT_URL', true),
  };
  if (problems.length > 0) throw new ConfigurationError(problems);
  return configuration;
}
