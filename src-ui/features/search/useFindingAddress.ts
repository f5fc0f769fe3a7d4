import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import { formatFindingQuery, parseFindingQuery } from '../../parts/search/findingQueryUrl.ts';
import { useAddress } from '../../context/address.ts';
import { entryKey } from '../../context/historyEntry.ts';
import { afterPaint } from '../../kit/afterPaint.ts';
import { findingHref } from '../../parts/search/findingHref.ts';
import type { FindingViewModel } from './FindingViewModel.ts';
import { shownBefore } from './placesInLists.ts';

/** Safari refuses more than a hundred address changes in half a minute. */
const typingPause = 300;

export type FindingAddress = {
  /** A choice: gets its own history entry, so that Back undoes it. The address changes once its results are painted. */
  readonly show: (query: FindingQuery) => void;
  /** A key stroke: the address changes once the typing pauses, in the same history entry. */
  readonly type: (text: string) => void;
  /** The typing has ended. */
  readonly settle: () => void;
};

/** Keeps the query and the address in step, whichever changes. */
export function useFindingAddress(finding: FindingViewModel): FindingAddress {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const asked = formatFindingQuery(parseFindingQuery(search));
  const written = useRef<string | null>(null);
  const isFirst = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chosen = useRef<{ readonly query: FindingQuery; readonly stop: () => void } | null>(null);
  const here = useRef({ path, search, navigate });

  useLayoutEffect(() => {
    here.current = { path, search, navigate };
  });

  useLayoutEffect(() => {
    if (asked !== written.current) {
      finding.set(parseFindingQuery(asked), { atLeast: shownBefore() });
      // A search in the bar, or a link, leads to other results of the same page. Back leads to an entry with a place.
      if (!isFirst.current && entryKey() === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    }
    isFirst.current = false;
    written.current = null;
  }, [finding, asked]);

  const write = useCallback((query: FindingQuery, replace: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { path, search, navigate } = here.current;
    const href = findingHref(path, search, query);
    if (href === findingHref(path, search, parseFindingQuery(search))) return;
    written.current = formatFindingQuery(query);
    navigate(href, replace ? { replace, state: window.history.state as unknown } : {});
  }, []);

  const writeChosen = useCallback(() => {
    if (chosen.current === null) return;
    const { query, stop } = chosen.current;
    stop();
    chosen.current = null;
    write(query, false);
  }, [write]);

  const settle = useCallback(() => {
    writeChosen();
    if (timer.current !== undefined) write({ ...finding.query, text: finding.text }, true);
  }, [finding, write, writeChosen]);

  const show = useCallback(
    (choice: FindingQuery) => {
      settle();
      // The letters of the last moment are not in the query yet.
      const query = choice.text === finding.query.text ? { ...choice, text: finding.text } : choice;
      finding.set(query);
      chosen.current = { query, stop: afterPaint(writeChosen) };
    },
    [finding, settle, writeChosen],
  );

  const type = useCallback(
    (text: string) => {
      writeChosen();
      finding.type(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, typingPause);
    },
    [finding, settle, writeChosen],
  );

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      chosen.current?.stop();
    },
    [],
  );

  return { show, type, settle };
}
