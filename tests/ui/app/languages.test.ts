import { describe, expect, it, vi } from 'vitest';
import { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { followLanguage } from '#ui/app/followLanguage.ts';
import { offerBangla } from '#ui/app/offerBangla.ts';
import { openLanguage, switchLanguage } from '#ui/app/switchLanguage.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import { Preferences, storedLanguage } from '#ui/state/Preferences.ts';
import type { Language } from '#ui/texts/Language.ts';
import * as texts from '#ui/texts/loadTexts.ts';

function aPage(language: Language) {
  const device = new InMemoryDeviceStore();
  device.write(storedLanguage, language);
  return { device, preferences: new Preferences(device), notifications: new Notifications() };
}

/** Languages whose files do not arrive. */
function lose(...lost: readonly Language[]): void {
  const load = texts.loadLanguage;
  vi.spyOn(texts, 'loadLanguage').mockImplementation(async (language, isWanted) => {
    if (lost.includes(language)) throw new TypeError('Failed to fetch');
    return load(language, isWanted);
  });
}

const said = ({ notifications }: ReturnType<typeof aPage>) => notifications.all.map(({ text }) => text('english'));

describe('[G-I18N-1] a language', () => {
  it('is used, and stored for the next visit, once it is loaded', async () => {
    const page = aPage('english');
    expect(await switchLanguage(page, 'original')).toBe(true);
    expect([page.preferences.language, page.device.read(storedLanguage)]).toEqual(['original', 'original']);
  });

  it('that does not load leaves the page as it is, and offers another try', async () => {
    const page = aPage('english');
    lose('original');
    expect(await switchLanguage(page, 'original')).toBe(false);
    expect(page.preferences.language).toBe('english');
    expect(said(page)).toEqual(['We couldn’t load the shop in this language: English (original wording).']);
    vi.restoreAllMocks();
    const [missed] = page.notifications.all;
    const [retry] = missed?.actions ?? [];
    if (missed !== undefined && retry !== undefined) page.notifications.act(missed.id, retry);
    await vi.waitFor(() => expect(page.preferences.language).toBe('original'));
  });

  it('that does not load when the shop opens is replaced by English, which says so and keeps the choice', async () => {
    const page = aPage('original');
    lose('original');
    await openLanguage(page);
    vi.restoreAllMocks();
    expect([page.preferences.language, page.device.read(storedLanguage)]).toEqual(['english', 'original']);
    expect(said(page)).toHaveLength(1);
  });

  it('is the one chosen last, whichever loads first', async () => {
    const page = aPage('english');
    let arrive = (): void => {};
    const load = texts.loadLanguage;
    vi.spyOn(texts, 'loadLanguage').mockImplementationOnce(async (language, isWanted) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return load(language, isWanted);
    });
    const slow = switchLanguage(page, 'original');
    expect(await switchLanguage(page, 'english')).toBe(true);
    arrive();
    expect(await slow).toBe(false);
    vi.restoreAllMocks();
    expect(page.preferences.language).toBe('english');
  });

  it('is used although one that was chosen before it fails to load, of which nobody is told', async () => {
    const page = aPage('english');
    const load = texts.loadLanguage;
    let lose = (): void => {};
    vi.spyOn(texts, 'loadLanguage').mockImplementationOnce(
      () => new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch')))),
    );
    let arrive = (): void => {};
    vi.mocked(texts.loadLanguage).mockImplementationOnce(async (language, isWanted) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return load(language, isWanted);
    });
    const first = switchLanguage(page, 'bangla');
    const second = switchLanguage(page, 'original');
    lose();
    expect(await first).toBe(false);
    arrive();
    expect(await second).toBe(true);
    vi.restoreAllMocks();
    expect([page.preferences.language, said(page)]).toEqual(['original', []]);
    await texts.loadLanguage('english');
  });

  it('chosen in another tab is used in this one, without an echo', async () => {
    const page = aPage('english');
    const elsewhere = page.device.openTab();
    followLanguage(page, page.device);
    const heard = vi.fn<() => void>();
    elsewhere.onChangeElsewhere(storedLanguage, heard);
    elsewhere.write(storedLanguage, 'original');
    await vi.waitFor(() => expect(page.preferences.language).toBe('original'));
    // Twice at once: the second choice holds.
    for (const language of ['bangla', 'original'] as const) elsewhere.write(storedLanguage, language);
    await texts.loadLanguage('bangla');
    expect([page.preferences.language, heard.mock.calls]).toEqual(['original', []]);
    await texts.loadLanguage('english');
  });

  it('without English cannot open the shop', async () => {
    const page = aPage('english');
    lose('english');
    await expect(openLanguage(page)).rejects.toThrow('Failed to fetch');
    vi.restoreAllMocks();
    await texts.loadLanguage('english');
  });
});

describe('[G-I18N-1] a first visit from a browser that prefers Bangla', () => {
  it('is asked in Bangla, and either answer is kept', async () => {
    for (const [answer, language] of [
      ['বাংলায় দেখুন', 'bangla'],
      ['না, ইংরেজিতেই থাক', 'english'],
    ] as const) {
      const device = new InMemoryDeviceStore();
      const page = { device, preferences: new Preferences(device), notifications: new Notifications() };
      expect(page.preferences.hasChosenLanguage).toBe(false);
      await offerBangla(page);
      const [question] = page.notifications.all;
      expect([question?.lang, question?.text('english')]).toEqual(['bn', 'দোকানটি বাংলায় দেখবেন?']);
      const action = question?.actions?.find(({ label }) => label('english') === answer);
      if (question !== undefined && action !== undefined) page.notifications.act(question.id, action);
      await vi.waitFor(() => expect(device.read(storedLanguage)).toBe(language));
      expect([page.preferences.language, page.notifications.all]).toEqual([language, []]);
    }
    await texts.loadLanguage('english');
  });

  it('is asked no longer once another tab has answered', async () => {
    const device = new InMemoryDeviceStore();
    const page = { device, preferences: new Preferences(device), notifications: new Notifications() };
    followLanguage(page, device);
    await offerBangla(page);
    device.openTab().write(storedLanguage, 'bangla');
    await vi.waitFor(() => expect([page.preferences.language, page.notifications.all]).toEqual(['bangla', []]));
    await texts.loadLanguage('english');
  });
});
