import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Announces a short text to screen readers, such as the number of results. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}

/** Two live regions alternate, so that repeating a text announces it again. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: 1 - turn })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" role="status">
        {said.turn === 0 ? said.text : ''}
      </div>
      <div className="visually-hidden" role="status">
        {said.turn === 1 ? said.text : ''}
      </div>
    </AnnounceContext>
  );
}
