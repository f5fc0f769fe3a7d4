import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { BrowserStorage } from '#fakes/control/BrowserStorage.ts';
import { writePortChoice } from '#fakes/ports/PortChoice.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('[G-DEV-2] the page names the wrong key of a real service, beside the controls that make it fake again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('SHOP_API_URL', 'api.example.com');
  writePortChoice(new BrowserStorage(window), { auth: 'fake', marketplace: 'real', images: 'fake', payments: 'fake' });
  document.body.innerHTML = '<div id="root"></div>';
  await import('#fakes/main.ts');
  expect(await screen.findByText('SHOP_API_URL is not an http(s) URL')).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Marketplace').value).toBe('real');
});
