import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { App } from '#ui/context/AppContext.ts';
import { AppProvider } from '#ui/context/AppProvider.tsx';
import { Notifications } from '#ui/state/Notifications.ts';
import { Preferences } from '#ui/state/Preferences.ts';
import type { Language } from '#ui/texts/Language.ts';
import { aDevice } from '../../builders/aDevice.ts';

type Drawn = RenderResult & { readonly notifications: Notifications };

/** Draws a component with the language and notifications that it needs. */
export function inApp(piece: ReactNode, language: Language = 'english'): Drawn {
  const preferences = new Preferences(aDevice(language));
  const notifications = new Notifications();
  const app = { preferences, notifications } as Pick<App, 'preferences' | 'notifications'> as App;
  return { ...render(<AppProvider app={app}>{piece}</AppProvider>), notifications };
}
