import { observer } from 'mobx-react-lite';
import type { ImeiReading } from '#domain/meeting/imei.ts';
import { useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { imeiTexts } from '../../texts/imei.ts';

type ImeiVerdictProps = { readonly id: string; readonly verdict: ImeiReading['verdict'] };

/** Told once the number is there; the place for it is there before, so that readers hear what comes. */
export const ImeiVerdict = observer(function ImeiVerdict({ id, verdict }: ImeiVerdictProps) {
  const { verdicts } = useTexts(imeiTexts);
  return (
    <div id={id} role="status">
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
