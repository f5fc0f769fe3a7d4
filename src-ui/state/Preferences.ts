import { makeAutoObservable } from 'mobx';
import type { DeviceStore, StoredValue } from '#domain/shared/DeviceStore.ts';
import { type Language, languageTags, languages } from '../texts/Language.ts';

export const colourSchemes = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** Bare texts, because src/applyTheme.ts reads them before any other code loads. */
function oneOf<T extends string>(key: string, choices: readonly T[]): StoredValue<T> {
  return { key, version: null, parse: (content) => choices.find((one) => one === content) };
}

export const storedLanguage = oneOf('language', languages);
export const storedColourScheme = oneOf('colour-scheme', colourSchemes);

/** A person's choices for the shop on this device. */
export class Preferences {
  language: Language;
  /** False until somebody chooses a language, on this visit or an earlier one. */
  hasChosenLanguage: boolean;
  colourScheme: ColourScheme;
  readonly #device: DeviceStore;

  constructor(device: DeviceStore) {
    this.#device = device;
    const chosen = device.read(storedLanguage);
    this.language = chosen ?? 'english';
    this.hasChosenLanguage = chosen !== undefined;
    this.colourScheme = device.read(storedColourScheme) ?? 'system';
    makeAutoObservable(this);
    device.onChangeElsewhere(storedColourScheme, (scheme) => this.hearColourScheme(scheme ?? 'system'));
  }

  chooseLanguage(language: Language): void {
    this.hearLanguage(language);
    this.storeLanguage(language);
  }

  /** Another tab's choice, which that tab has stored. */
  hearLanguage(language: Language): void {
    this.language = language;
    this.hasChosenLanguage = true;
  }

  /** The `lang` of a text in another language than the page, told by its letters: nobody says in which they write. */
  langOf(text: string): 'bn' | 'en' | undefined {
    const tag = /[ঀ-৿]/.test(text) ? 'bn' : /[a-z]/i.test(text) ? 'en' : undefined;
    return tag === languageTags[this.language] ? undefined : tag;
  }

  /** For the next visit. */
  storeLanguage(language: Language): void {
    this.#device.write(storedLanguage, language);
  }

  /** For this visit, because the chosen language did not load. */
  fallBackTo(language: Language): void {
    this.language = language;
  }

  /** Another tab's choice. */
  hearColourScheme(scheme: ColourScheme): void {
    this.colourScheme = scheme;
  }

  chooseColourScheme(scheme: ColourScheme): void {
    this.colourScheme = scheme;
    this.#device.write(storedColourScheme, scheme);
  }
}
