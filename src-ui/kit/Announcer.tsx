import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { topDialog, useTopDialog } from './openDialogs.ts';

type Announce = (text: string) => void;
type Said = { readonly text: string; readonly turn: number; readonly dialog: HTMLDialogElement | null };

const AnnounceContext = createContext<Announce>(() => {});

/** Announces a short text to screen readers, such as the number of results. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}

/**
 * Two live regions alternate, so that repeating a text announces it again. A dialog has regions of its own for what is
 * said while it is open, because everything outside it is inert.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState<Said>({ text: '', turn: 0, dialog: null });
  const announce = useCallback(
    (text: string) => setSaid(({ turn }) => ({ text, turn: 1 - turn, dialog: topDialog() })),
    [],
  );
  const dialog = useTopDialog();
  const regions = (isUsed: boolean) =>
    [0, 1].map((turn) => (
      <div key={turn} className="visually-hidden" role="status">
        {isUsed && said.turn === turn ? said.text : ''}
      </div>
    ));
  return (
    <AnnounceContext value={announce}>
      {children}
      {regions(true)}
      {dialog !== null && createPortal(regions(said.dialog === dialog), dialog)}
    </AnnounceContext>
  );
}
