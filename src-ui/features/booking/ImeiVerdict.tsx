import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { ImeiReading } from '#domain/meeting/imei.ts';
import { useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { imeiTexts } from '../../texts/imei.ts';

type ImeiVerdictProps = { readonly id: string; readonly verdict: ImeiReading['verdict'] };

/** The result once the number is complete. The live region exists before, so that screen readers announce it. */
export const ImeiVerdict = observer(function ImeiVerdict({ id, verdict }: ImeiVerdictProps) {
  const { verdicts } = useTexts(imeiTexts);
  const region = useRef<HTMLDivElement>(null);
  // The verdict appears out of sight in a low window.
  useEffect(() => {
    if (verdict !== 'incomplete') region.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  return (
    <div ref={region} id={id} role="status">
      {verdict !== 'incomplete' && (
        <div className={verdict === 'right' ? 'verdict verdict--ok' : 'verdict verdict--look'}>
          <Icon name={verdict === 'right' ? 'circle-check' : 'alert-circle'} />
          <b>{verdicts[verdict].title}</b>
          <p>{verdicts[verdict].text}</p>
        </div>
      )}
    </div>
  );
});
