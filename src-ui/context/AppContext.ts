import { type ComponentType, createContext, use } from 'react';
import type { Catalogue } from '../texts/catalogue.ts';
import type { PageState } from '../state/PageState.ts';
import { formatters } from '../texts/format.ts';
import type { Formatter } from '../texts/Formatter.ts';
import type { ReleaseWatch } from '../state/ReleaseWatch.ts';
import type { Chunk } from './chunk.ts';
import type { Feature, PortGroup } from './Feature.ts';

/** The services that components may use. React never sees the container itself. */
export type App = Pick<
  PageState,
  'preferences' | 'session' | 'notifications' | 'pendingDeletions' | 'wishList' | 'comparison' | 'logInAgain'
> & {
  /** A feature's view models. Prepare its ports first. */
  readonly make: <ViewModels>(feature: Feature<ViewModels>) => ViewModels;
  /** Loads a group of ports and the groups before it. */
  readonly prepare: (group: PortGroup) => Promise<void>;
  /** Calls when another tab's write has changed the marketplace's data. Answers a function that stops listening. */
  readonly onChangedElsewhere: (listener: () => void) => () => void;
  /** Absent if there is only one release, as in development. */
  readonly releases?: ReleaseWatch;
  /** Notices about the network and new releases; absent if nobody serves the shop, as in development. */
  readonly notices?: Chunk<ComponentType>;
  /** People who can sign in with one click, if there are demo people. */
  readonly signInHints?: readonly SignInHint[];
};

export type SignInHint = {
  readonly name: string;
  readonly role: 'buyer' | 'seller' | 'admin';
  readonly email: string;
  readonly password: string;
};

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('No app here.');
  return app;
}

/** A part's texts in the chosen language. The component must be an observer to follow changes. */
export function useTexts<T>(texts: Catalogue<T>): T {
  return texts[useApp().preferences.language];
}

export function useFormat(): Formatter {
  return formatters[useApp().preferences.language];
}
