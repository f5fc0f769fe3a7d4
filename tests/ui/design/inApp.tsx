import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { type App, AppContext } from '#ui/app/AppContext.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import { type Language, Preferences } from '#ui/state/Preferences.ts';

afterEach(cleanup);

type Drawn = RenderResult & { readonly notifications: Notifications };

/** Draws a piece with what pieces need of the app: the language and the notifications. */
export function inApp(piece: ReactNode, language: Language = 'english'): Drawn {
  const preferences = new Preferences({ read: (key) => (key === 'language' ? language : null), write: () => {} });
  const notifications = new Notifications();
  const app = { preferences, notifications } as Pick<App, 'preferences' | 'notifications'> as App;
  return { ...render(<AppContext value={app}>{piece}</AppContext>), notifications };
}
