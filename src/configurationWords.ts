import { extensions } from '#domain/extensions.ts';
import type { ConfigurationProblem } from './configuration.ts';

const words: { readonly [I in ConfigurationProblem['is']]: (value: string) => string } = {
  missing: () => 'is missing',
  'no-url': () => 'is not an http(s) URL',
  'no-date': () => 'is not a date such as 2023-02-28',
  unknown: (value) => `names “${value}”; known are ${extensions.join(', ')}`,
};

/** For the shop's operator. */
export const wordProblem = ({ key, is, value }: ConfigurationProblem): string => `${key} ${words[is](value)}`;
