import { describe, expect, test } from 'vitest';
import { ConfigurationError, type Environment, readConfiguration } from '#src/configuration.ts';
import { wordProblem } from '#src/configurationWords.ts';

const complete: Environment = {
  SHOP_API_URL: 'https://api.example',
  SHOP_FIREBASE_API_KEY: 'key',
  SHOP_FIREBASE_AUTH_DOMAIN: 'shop.example',
  SHOP_FIREBASE_PROJECT_ID: 'shop',
  SHOP_IMAGE_HOST_URL: 'https://images.example',
  SHOP_IMAGE_HOST_KEY: 'key',
  SHOP_STRIPE_PUBLISHABLE_KEY: 'pk_1',
};

function problemsOf(environment: Environment): readonly string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.cause.map(wordProblem);
    throw error;
  }
}

describe('[G-SALE-1] [G-PAY-2] SHOP_EXTENSIONS', () => {
  test.each([
    [undefined, []],
    ['', []],
    [' , ', []],
    ['sales', ['sales']],
    ['paid, sales', ['sales', 'paid']],
    ['sales,paid,reports,search', ['sales', 'paid', 'reports', 'search']],
  ])('%j names %j', (value, extensions) => {
    expect(readConfiguration({ ...complete, SHOP_EXTENSIONS: value }).extensions).toEqual(extensions);
  });

  test('that names something unknown says what is known', () => {
    expect(problemsOf({ ...complete, SHOP_EXTENSIONS: 'sales,delivery,Paid' })).toEqual([
      'SHOP_EXTENSIONS names “delivery”; known are sales, paid, reports, search',
      'SHOP_EXTENSIONS names “Paid”; known are sales, paid, reports, search',
    ]);
  });
});
