import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useApp } from '../../context/AppContext.ts';
import { nameEntry } from '../../context/historyEntry.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

/** The page remembers what each history entry showed of its rows to each person. It lives as long as its session store. */
const viewsOf = new WeakMap<SessionStore, Map<string, unknown>>();
const maxViews = 50;

type Kept<View> = {
  /** The search, the filters, the order and what is chosen and open. */
  readonly kept: View;
  restore(view: View): void;
};

/** Shows the rows as the person left them, when Back brings their page again. */
export function useKeptView<View>(rows: Kept<View>): void {
  const { session } = useApp();
  useEffect(() => {
    const views = viewsOf.get(session) ?? new Map<string, unknown>();
    viewsOf.set(session, views);
    // A press on the link of the page that is open makes another entry of it.
    const key = (): string => `${session.actor?.account.email} ${window.location.pathname} ${nameEntry()}`;
    const before = views.get(key());
    if (before !== undefined) rows.restore(before as View);
    return reaction(
      () => rows.kept,
      (view) => {
        const now = key();
        views.delete(now);
        views.set(now, view);
        const [oldest] = views.keys();
        if (views.size > maxViews && oldest !== undefined) views.delete(oldest);
      },
    );
  }, [rows, session]);
}
