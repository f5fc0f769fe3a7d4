import { makeAutoObservable } from 'mobx';

export const languages = ['english', 'original'] as const;
/** 'original' is English exactly as the specification words it, slips included. */
export type Language = (typeof languages)[number];

export const colourSchemes = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** Small texts kept on this device; a browser's localStorage behind a net is one. */
export interface PreferenceStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

function oneOf<T extends string>(allowed: readonly T[], value: string | null, otherwise: T): T {
  return allowed.find((one) => one === value) ?? otherwise;
}

/** How someone likes to see the shop, on this device. */
export class Preferences {
  language: Language;
  colourScheme: ColourScheme;
  readonly #store: PreferenceStore;

  constructor(store: PreferenceStore) {
    this.#store = store;
    this.language = oneOf(languages, store.read('language'), 'english');
    this.colourScheme = oneOf(colourSchemes, store.read('colour-scheme'), 'system');
    makeAutoObservable(this);
  }

  chooseLanguage(language: Language): void {
    this.language = language;
    this.#store.write('language', language);
  }

  chooseColourScheme(scheme: ColourScheme): void {
    this.colourScheme = scheme;
    this.#store.write('colour-scheme', scheme);
  }
}
