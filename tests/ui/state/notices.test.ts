import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import type { Catalogue } from '#ui/texts/catalogue.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import { colourSchemes, Preferences, storedColourScheme, storedLanguage } from '#ui/state/Preferences.ts';
import { languages } from '#ui/texts/Language.ts';

const texts: Catalogue<{ done: string }> = {
  english: { done: 'Done' },
  bangla: { done: 'হয়েছে' },
  original: { done: 'Done sucessfully' },
};

describe('notifications', () => {
  it('are shown in order, each in the current language', () => {
    const notifications = new Notifications();
    const ids = [
      notifications.say('success', texts, ({ done }) => done),
      notifications.say('danger', texts, ({ done }) => done, { stays: true }),
    ];
    expect(notifications.all.map(({ id, tone, stays }) => [id, tone, stays])).toEqual([
      [ids[0], 'success', undefined],
      [ids[1], 'danger', true],
    ]);
    expect(new Set(ids).size).toBe(2);
    expect(notifications.all.map(({ text }) => [text('english'), text('original')])).toEqual([
      ['Done', 'Done sucessfully'],
      ['Done', 'Done sucessfully'],
    ]);
  });

  it('run the chosen action, and none when they are dismissed', () => {
    const notifications = new Notifications();
    const [undo, doNow] = [
      { label: () => 'Undo', run: vi.fn() },
      { label: () => 'Do it now', run: vi.fn() },
    ];
    const [first, second, third] = [1, 2, 3].map(() =>
      notifications.say('info', texts, ({ done }) => done, { actions: [undo, doNow] }),
    );
    notifications.dismiss(second ?? 0);
    expect([undo.run, doNow.run].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    notifications.act(first ?? 0, doNow);
    expect([undo.run, doNow.run].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(notifications.all.map(({ id }) => id)).toEqual([third]);
  });

  it('that are already gone run no action', () => {
    const notifications = new Notifications();
    const undo = { label: () => 'Undo', run: vi.fn() };
    const id = notifications.say('info', texts, ({ done }) => done, { actions: [undo] });
    const other = notifications.say('info', texts, ({ done }) => done);
    notifications.act(id, undo);
    notifications.act(id, undo);
    notifications.dismiss(id);
    expect([notifications.all.map((one) => one.id), undo.run.mock.calls.length]).toEqual([[other], 1]);
  });

  it('are shown to observers as they come and go', () => {
    const notifications = new Notifications();
    const counts: number[] = [];
    const stop = autorun(() => counts.push(notifications.all.length));
    notifications.dismiss(notifications.say('info', texts, ({ done }) => done));
    stop();
    expect(counts).toEqual([0, 1, 0]);
  });
});

describe('the prompt to log in again', () => {
  it.each([true, false])('passes the answer %s on, once', async (answer) => {
    const prompt = new LogInAgainPrompt();
    expect(prompt.isAsking).toBe(false);
    const asked = prompt.ask();
    expect(prompt.isAsking).toBe(true);
    prompt.answer(answer);
    expect([prompt.isAsking, await asked]).toEqual([false, answer]);
    prompt.answer(!answer);
    expect(prompt.isAsking).toBe(false);
  });

  it('appears to observers, and disappears with its answer', () => {
    const prompt = new LogInAgainPrompt();
    const asking: boolean[] = [];
    const stop = autorun(() => asking.push(prompt.isAsking));
    void prompt.ask();
    prompt.answer(true);
    stop();
    expect(asking).toEqual([false, true, false]);
  });
});

describe('preferences', () => {
  it('start with English and the system theme', () => {
    const { language, colourScheme } = new Preferences(new InMemoryDeviceStore());
    expect([language, colourScheme]).toEqual(['english', 'system']);
  });

  it('ignore unknown values', () => {
    const device = new InMemoryDeviceStore();
    for (const stored of [storedLanguage, storedColourScheme]) device.write({ ...stored, parse: String }, 'klingon');
    const { language, colourScheme } = new Preferences(device);
    expect([language, colourScheme]).toEqual(['english', 'system']);
  });

  it('[G-LOOK-1] take over the colours that another tab chooses', () => {
    const device = new InMemoryDeviceStore();
    const preferences = new Preferences(device);
    const elsewhere = new Preferences(device.openTab());
    elsewhere.chooseColourScheme('dark');
    expect(preferences.colourScheme).toBe('dark');
    device.openTab().remove(storedColourScheme);
    expect([preferences.colourScheme, elsewhere.colourScheme]).toEqual(['system', 'system']);
  });

  it('are restored as they were chosen', () => {
    const store = new InMemoryDeviceStore();
    for (const language of languages) {
      for (const scheme of colourSchemes) {
        const preferences = new Preferences(store);
        preferences.chooseLanguage(language);
        preferences.chooseColourScheme(scheme);
        expect([preferences.language, preferences.colourScheme]).toEqual([language, scheme]);
        const reloaded = new Preferences(store);
        expect([reloaded.language, reloaded.colourScheme]).toEqual([language, scheme]);
      }
    }
    expect(store.keys).toEqual(['language', 'colour-scheme']);
  });
});
