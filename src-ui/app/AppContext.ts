import { createContext, use } from 'react';
import type { Catalogue } from '../copy/catalogue.ts';
import { type Formatter, formatters } from '../copy/format.ts';
import type { Comparison } from '../state/Comparison.ts';
import type { LogInAgainPrompt } from '../state/LogInAgainPrompt.ts';
import type { Notifications } from '../state/Notifications.ts';
import type { Preferences } from '../state/Preferences.ts';
import type { SessionStore } from '../state/SessionStore.ts';
import type { WishList } from '../state/WishList.ts';
import type { ViewModels } from './ViewModels.ts';

/** What every part of the page may need; not the container, which stays out of React. */
export type App = {
  readonly preferences: Preferences;
  readonly session: SessionStore;
  readonly notifications: Notifications;
  readonly wishList: WishList;
  readonly comparison: Comparison;
  readonly logInAgain: LogInAgainPrompt;
  readonly viewModels: ViewModels;
  /** People who may be signed in by one click: where the shop runs on fakes, and nowhere else. */
  readonly signInHints?: readonly SignInHint[];
};

export type SignInHint = {
  readonly label: string;
  readonly email: string;
  readonly password: string;
};

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('There is no app around this component.');
  return app;
}

/** The texts of a part in the chosen language; the component must be an observer to follow a change. */
export function useTexts<T>(texts: Catalogue<T>): T {
  return texts[useApp().preferences.language];
}

export function useFormat(): Formatter {
  return formatters[useApp().preferences.language];
}
