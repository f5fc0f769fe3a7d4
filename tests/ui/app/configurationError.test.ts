import { afterEach, expect, it, vi } from 'vitest';
import { ConfigurationError } from '#src/configuration.ts';
import { showConfigurationError } from '#src/showConfigurationError.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('the page of a shop that is not configured names each problem in words, and so does the console', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new ConfigurationError([
    { key: 'SHOP_API_URL', is: 'missing', value: '' },
    { key: 'SHOP_OFFER_ENDS', is: 'no-date', value: 'tomorrow' },
  ]);
  showConfigurationError(document.body, error);
  const words = ['SHOP_API_URL is missing', 'SHOP_OFFER_ENDS is not a date such as 2023-02-28'];
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(words);
  expect(said).toHaveBeenCalledWith(`The shop is not configured: ${words.join('; ')}`);
});
