import { describe, expect, it } from 'vitest';
import { problemsOfKeys } from '#src/build/keys.ts';
import { liveKeys } from '../../liveKeys.mjs';

describe('the keys of a build', () => {
  it('are complete with those of the test build', () => {
    expect(problemsOfKeys(liveKeys())).toEqual([]);
  });

  it('are each named once when they are missing, those of the headers too', () => {
    expect(problemsOfKeys({})).toEqual([
      'SHOP_API_URL is missing',
      'SHOP_FIREBASE_API_KEY is missing',
      'SHOP_FIREBASE_AUTH_DOMAIN is missing',
      'SHOP_FIREBASE_PROJECT_ID is missing',
      'SHOP_IMAGE_HOST_URL is missing',
      'SHOP_IMAGE_HOST_KEY is missing',
      'SHOP_STRIPE_PUBLISHABLE_KEY is missing',
    ]);
  });

  it.each([
    ['SHOP_EXTENSIONS', 'payd', 'SHOP_EXTENSIONS names “payd”; known are sales, paid, reports, search'],
    ['SHOP_OFFER_ENDS', 'soon', 'SHOP_OFFER_ENDS is not a date such as 2023-02-28'],
    ['SHOP_API_URL', 'api.example.com', 'SHOP_API_URL is not an http(s) URL'],
    ['SHOP_REPORT_URL', 'foo', 'SHOP_REPORT_URL is not an http(s) URL'],
    [
      'SHOP_FIREBASE_AUTH_DOMAIN',
      'https://shop.example',
      'SHOP_FIREBASE_AUTH_DOMAIN is not a domain such as your-project.firebaseapp.com',
    ],
  ])('are refused in one line for %s=%s', (key, value, problem) => {
    expect(problemsOfKeys({ ...liveKeys(), [key]: value })).toEqual([problem]);
  });
});
