import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Footer } from '#ui/app/Footer.tsx';
import * as texts from '#ui/texts/loadTexts.ts';
import { later } from '../state/later.ts';
import { aFrame } from './aFrame.tsx';

const footer = () => within(screen.getByRole('contentinfo'));

describe('the footer', () => {
  it('[S-FOOT-1] has a newsletter strip whose Subscribe sends nothing, reloads nothing and claims nothing', async () => {
    const frame = aFrame({ actor: null });
    const { user } = frame.draw('/blog', <Footer />);
    const input = footer().getByLabelText('Email address');
    expect(input.getAttribute('type')).toBe('email');
    await user.type(input, 'ayesha@example.com');
    let wasPrevented: boolean | null = null;
    const note = (event: Event): void => {
      wasPrevented = event.defaultPrevented;
    };
    window.addEventListener('submit', note);
    await user.click(footer().getByRole('button', { name: 'Subscribe' }));
    window.removeEventListener('submit', note);
    expect(wasPrevented).toBe(true);
    expect(frame.journal.asked).toEqual([]);
    expect(footer().getByText(/^Nothing was sent/)).toBeTruthy();
  });

  it('[S-FOOT-2] has four groups after the newsletter: services, company, four social icons, and the address', () => {
    aFrame({ actor: null }).draw('/blog', <Footer />);
    expect(
      footer()
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent)
        .slice(1),
    ).toEqual(['Our Services', 'About the company', 'Stay Connected', 'Our Address']);
    for (const network of ['Facebook', 'Instagram', 'YouTube', 'LinkedIn']) {
      expect(footer().getByRole('link', { name: network })).toBeTruthy();
    }
    const place = footer().getByText(/Dhaka/).closest('address');
    expect(place?.textContent).toMatch(/\+880.*@/);
  });

  it('[S-FOOT-2] leads Home with every link', () => {
    aFrame({ actor: null }).draw('/blog', <Footer />);
    const hrefs = footer()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs.length).toBeGreaterThanOrEqual(16);
    expect(new Set(hrefs)).toEqual(new Set(['/']));
  });

  it('[G-I18N-1] shows the language chosen last while it loads, although the one before fails', async () => {
    const frame = aFrame({ actor: null });
    const { user } = frame.draw('/blog', <Footer />);
    const [first, second] = [later<boolean>(), later<boolean>()];
    vi.spyOn(texts, 'loadLanguage').mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const language = footer().getByLabelText<HTMLSelectElement>('Language');
    await user.selectOptions(language, 'বাংলা');
    await user.selectOptions(language, 'English (original wording)');
    await act(async () => first.reject(new TypeError('Failed to fetch')));
    expect(language.value).toBe('original');
    await act(async () => second.resolve(false));
    vi.restoreAllMocks();
    expect([language.value, frame.toasts()]).toEqual(['english', []]);
  });

  it('[G-FAULT-1] reads no text of a language that does not load', async () => {
    const frame = aFrame({ actor: null });
    const { user } = frame.draw('/blog', <Footer />);
    vi.spyOn(texts, 'loadLanguage').mockRejectedValue(new TypeError('Failed to fetch'));
    const read = vi.spyOn(texts, 'textsOf');
    await user.selectOptions(footer().getByLabelText('Language'), 'বাংলা');
    await vi.waitFor(() => expect(frame.toasts()).toHaveLength(1));
    const languages = read.mock.calls.map(([language]) => language);
    vi.restoreAllMocks();
    expect(languages).not.toContain('bangla');
  });

  it('changes the language at once, says so, and stays English', async () => {
    const frame = aFrame({ actor: null });
    const { user } = frame.draw('/blog', <Footer />);
    await user.selectOptions(footer().getByLabelText('Language'), 'English (original wording)');
    expect(frame.app.preferences.language).toBe('original');
    expect(screen.getByText('Language: English (original wording)')).toBeTruthy();
    expect(document.documentElement.lang === '' || document.documentElement.lang === 'en').toBe(true);
  });
});
