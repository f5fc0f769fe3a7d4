/**
 * Hosts of scripts other than the shop's own: Stripe.js, which may load parts from its subdomains
 * (https://docs.stripe.com/security/guide), and the script behind Firebase's pop-up. The Content Security Policy and
 * the Trusted Types policy both read this list.
 */
export const scriptHosts = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://apis.google.com'] as const;
