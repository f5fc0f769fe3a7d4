import { scriptHosts } from '../scriptHosts.ts';
import { urlOf } from '../urlOf.ts';

/** The part of Trusted Types that this file uses; TypeScript's own types lack it. */
export type TrustedTypes = {
  createPolicy(
    name: 'default',
    rules: {
      readonly createScriptURL: (url: string) => string | null;
      readonly createHTML: (html: string) => string | null;
      readonly createScript: (text: string) => string | null;
    },
  ): unknown;
};

function isTrusted(address: string, page: string): boolean {
  const url = urlOf(address, page);
  if (url === null) return false;
  const { origin, protocol, hostname } = url;
  const shop = new URL(page);
  // A blob or data address may have the shop's origin too, but anyone may have made its content.
  if (protocol === shop.protocol && origin === shop.origin) return true;
  return (
    protocol === 'https:' &&
    scriptHosts.some((host) => {
      const trusted = host.replace('https://', '');
      return trusted.startsWith('*.') ? hostname.endsWith(trusted.slice(1)) : hostname === trusted;
    })
  );
}

/** How the data for search engines begins (src-ui/parts/head). A script that begins so is broken, and runs nothing. */
const dataBegins = '{"@context":';

/**
 * The Content Security Policy requires Trusted Types, which Firebase, Stripe.js and `new Worker` do not create. This
 * policy trusts their addresses if the host is in `script-src`, text without a tag, and data for search engines, which
 * browsers check like a script. Null blocks the rest.
 * docs/decisions/009-trusted-types.md says why.
 */
export function trustScripts(
  trustedTypes: TrustedTypes | undefined = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes,
  page: string = globalThis.location.href,
): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isTrusted(url, page) ? url : null),
    createHTML: (html) => (html.includes('<') ? null : html),
    createScript: (text) => (text.startsWith(dataBegins) ? text : null),
  });
}
