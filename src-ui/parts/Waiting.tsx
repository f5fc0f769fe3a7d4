import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../context/AppContext.ts';
import { focusHeading } from '../kit/focusHeading.ts';
import { Status } from '../kit/Status.tsx';
import { addWaitingPart } from '../state/waitingParts.ts';
import { commonTexts } from '../texts/common.ts';

/** Milliseconds after which a waiting person needs to know that nothing is broken. */
const longWait = 8000;

type WaitingProps = {
  readonly onStop: () => void;
  /** A placeholder in the content's shape. */
  readonly children: ReactNode;
};

/**
 * Replaces content that is loading. If it takes long, says so over the placeholder, so that nothing moves, and offers
 * to stop.
 */
export function Waiting({ onStop, children }: WaitingProps) {
  return (
    <div className="waiting">
      <div aria-busy="true">{children}</div>
      <LongWait onStop={onStop} />
    </div>
  );
}

/** Says over what waits that it takes long. */
export const LongWait = observer(function LongWait({ onStop }: Pick<WaitingProps, 'onStop'>) {
  const texts = useTexts(commonTexts);
  const [isLong, setLong] = useState(false);
  useEffect(addWaitingPart, []);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);

  const stop = (): void => {
    // The pressed button goes with this.
    focusHeading();
    onStop();
  };
  if (!isLong) return null;
  return (
    <div className="waiting__notice">
      <Status>{texts.longWait}</Status>
      <button type="button" className="btn btn-quiet btn-sm" onClick={stop}>
        {texts.stop}
      </button>
    </div>
  );
});
