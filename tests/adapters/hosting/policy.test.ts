import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#src/build/hosting/contentSecurityPolicy.ts';
import { securityHeaders } from '#src/build/hosting/headers.ts';
import { readServices } from '#src/build/hosting/Services.ts';

const keys = {
  SHOP_API_URL: 'https://api.shop.example/v1/',
  SHOP_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  SHOP_IMAGE_HOST_URL: 'https://api.imgbb.com/1/upload',
};

const inline = { scripts: ["'sha256-theme'"], styles: ["'sha256-first'"] };

function directive(name: string, environment: Readonly<Record<string, string>> = keys): readonly string[] | undefined {
  const policy = contentSecurityPolicy(readServices(environment).services, inline);
  return policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([first]) => first === name)
    ?.slice(1);
}

describe('the Content Security Policy', () => {
  it('[G-SEC-1] allows calls to the services of the configuration and no others', () => {
    expect(directive('connect-src')).toEqual([
      "'self'",
      'https://api.shop.example',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://api.imgbb.com',
      'https://i.ibb.co',
      'https://api.stripe.com',
    ]);
    expect(directive('default-src')).toEqual(["'none'"]);
  });

  it('[G-SEC-1] allows scripts of the shop, Stripe and Google’s pop-up, and inline only what the build wrote', () => {
    expect(directive('script-src')).toEqual([
      "'self'",
      "'sha256-theme'",
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://apis.google.com',
    ]);
    expect(directive('style-src')).toEqual(["'self'", "'sha256-first'"]);
    expect(directive('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('[G-SEC-1] allows the frames of Stripe and of the sign-in', () => {
    expect(directive('frame-src')).toEqual([
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://shop.firebaseapp.com',
    ]);
  });

  it('allows a local emulator in place of Firebase, and then upgrades no address', () => {
    const local = { ...keys, SHOP_FIREBASE_EMULATOR_URL: 'http://127.0.0.1:9099/' };
    expect(directive('connect-src', local)).not.toContain('https://identitytoolkit.googleapis.com');
    expect(directive('connect-src', local)).toContain('http://127.0.0.1:9099');
    expect(directive('frame-src', local)).toContain('http://127.0.0.1:9099');
    expect(directive('upgrade-insecure-requests', local)).toBeUndefined();
    expect(directive('upgrade-insecure-requests')).toEqual([]);
  });

  it('allows pictures of a local backend without TLS', () => {
    expect(directive('img-src', { ...keys, SHOP_API_URL: 'http://localhost:4180' })).toContain('http://localhost:4180');
    expect(directive('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https:']);
  });

  it('[G-OBS-1] reports to SHOP_REPORT_URL when it is set, and nowhere when it is empty', () => {
    const reporting = { ...keys, SHOP_REPORT_URL: 'https://reports.example/in?a=1;b,c' };
    expect(directive('report-uri', reporting)).toEqual(['https://reports.example/in?a=1%3Bb%2Cc']);
    expect(directive('report-to', reporting)).toEqual(['shop']);
    expect(directive('connect-src', reporting)).toContain('https://reports.example');
    const headers = Object.fromEntries(securityHeaders(readServices(reporting).services, inline));
    expect(headers['Reporting-Endpoints']).toBe('shop="https://reports.example/in?a=1%3Bb%2Cc"');
    expect(directive('report-uri')).toBeUndefined();
    expect(Object.fromEntries(securityHeaders(readServices(keys).services, inline))).not.toHaveProperty(
      'Reporting-Endpoints',
    );
  });
});

describe('the Referrer-Policy', () => {
  it('[G-PAY-1] names only the origin, even to the shop’s own host', () => {
    const headers = Object.fromEntries(securityHeaders(readServices(keys).services, inline));
    expect(headers['Referrer-Policy']).toBe('strict-origin');
  });
});

describe('the services of the headers', () => {
  it('names every key that is missing', () => {
    expect(readServices({}).problems).toEqual([
      'SHOP_API_URL is missing',
      'SHOP_IMAGE_HOST_URL is missing',
      'SHOP_FIREBASE_AUTH_DOMAIN is missing',
    ]);
  });

  it.each([
    ['SHOP_API_URL', "javascript:alert('x')", 'SHOP_API_URL is not an http(s) URL'],
    ['SHOP_IMAGE_HOST_URL', 'images', 'SHOP_IMAGE_HOST_URL is not an http(s) URL'],
    ['SHOP_REPORT_URL', 'reports', 'SHOP_REPORT_URL is not an http(s) URL'],
    ['SHOP_URL', 'https://shop.example/used', 'SHOP_URL is more than an origin such as https://shop.example.com'],
    [
      'SHOP_FIREBASE_AUTH_DOMAIN',
      'shop.example; script-src *',
      'SHOP_FIREBASE_AUTH_DOMAIN is not a domain such as your-project.firebaseapp.com',
    ],
  ])('refuse %s=%s, which would break a header', (key, value, problem) => {
    const { services, problems } = readServices({ ...keys, [key]: value });
    expect(problems).toEqual([problem]);
    expect(contentSecurityPolicy(services, inline)).not.toContain(value);
  });
});
