import { scriptHosts } from '../../scriptHosts.ts';
import type { InlineHashes } from './InlineHashes.ts';
import type { Services } from './Services.ts';

/** The name under which `Reporting-Endpoints` gives the address for reports. */
export const reportGroup = 'shop';

const stripeFrames = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'];
const firebaseCalls = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

type Directives = readonly (readonly [name: string, ...values: string[]])[];

function directives(
  { api, images, pictures, signIn, emulator, reports }: Services,
  { scripts, styles }: InlineHashes,
): Directives {
  const isLocal = [api, images, emulator].some((origin) => origin.startsWith('http:'));
  const reportOrigin = reports === '' ? '' : new URL(reports).origin;
  const plainPictures = [api, images].filter((origin) => origin.startsWith('http:'));
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...scriptHosts],
    ['style-src', "'self'", ...styles],
    ['font-src', "'self'"],
    // Sellers' pictures may be on any host.
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...plainPictures],
    [
      'connect-src',
      "'self'",
      api,
      ...(emulator === '' ? firebaseCalls : [emulator]),
      images,
      // The service worker fetches the pictures that stay on the device.
      ...pictures,
      'https://api.stripe.com',
      reportOrigin,
    ],
    ['frame-src', ...stripeFrames, emulator === '' ? signIn : emulator],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ...(isLocal ? [] : [['upgrade-insecure-requests'] as const]),
    // These reports carry the page's whole address, which docs/running-live.md warns of. Browsers without the Reporting
    // API know only the older directive.
    ...(reports === '' ? [] : [['report-to', reportGroup] as const, ['report-uri', reports] as const]),
  ];
}

/** The pages may load, run and call the shop and its services, and nothing else. */
export function contentSecurityPolicy(services: Services, inline: InlineHashes): string {
  return directives(services, inline)
    .map(([name, ...values]) => [name, ...new Set(values.filter((value) => value !== ''))].join(' '))
    .join('; ');
}
