import { contentSecurityPolicy, reportGroup } from './contentSecurityPolicy.ts';
import type { InlineHashes } from './InlineHashes.ts';
import type { Services } from './Services.ts';

export type Header = readonly [name: string, value: string];

/** The content of a hashed file never changes. */
export const cacheOfAssets = 'public, max-age=31536000, immutable';
/** Browsers ask for pages each time, so that people see a new release. */
export const cacheOfPages = 'no-cache';
/** A missing file may exist in a moment. */
export const cacheOfMissing = 'no-store';

/** Headers of every answer, on any host. */
export function securityHeaders(services: Services, inline: InlineHashes): readonly Header[] {
  const reporting: readonly Header[] =
    services.reports === '' ? [] : [['Reporting-Endpoints', `${reportGroup}="${services.reports}"`]];
  return [
    ['Content-Security-Policy', contentSecurityPolicy(services, inline)],
    ...reporting,
    // Two years, for this host only, because the shop cannot decide for the domain's other hosts.
    ['Strict-Transport-Security', 'max-age=63072000'],
    ['X-Content-Type-Options', 'nosniff'],
    // The page sends its address to no one, not even to the shop's own host, because it may contain a payment's secret.
    ['Referrer-Policy', 'strict-origin'],
    // The sign-in opens a pop-up and waits for its answer.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=(self "https://js.stripe.com")'],
  ];
}
