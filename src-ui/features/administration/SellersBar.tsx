import { observer } from 'mobx-react-lite';
import { personName } from '#domain/administration/personName.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { BulkNotice } from '../../parts/desk/BulkNotice.tsx';
import { ChoiceBar } from '../../parts/desk/ChoiceBar.tsx';
import { DeskBar } from '../../parts/desk/DeskBar.tsx';
import { administrationTexts } from '../../texts/administration.ts';
import type { SellerVerification } from './SellerVerification.ts';

/** Verifying the chosen sellers: the button, the progress, the outcome. */
export const SellersBar = observer(function SellersBar({
  verification,
}: {
  readonly verification: SellerVerification;
}) {
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  const { selection, run } = verification;
  const count = verification.toVerify.length;
  const verified = selection.size - count;
  return (
    <DeskBar>
      <BulkNotice run={run} words={texts.bulkVerification} name={personName} />
      {!run.isRunning && (
        <ChoiceBar
          selection={selection}
          note={verified > 0 ? texts.alreadyVerified(verified, format.count(verified)) : undefined}
        >
          {count > 0 && (
            <button type="button" className="btn btn-primary" onClick={() => void verification.verifyChosen()}>
              <Icon name="rosette-discount-check" />
              <span>{texts.verifyMany(format.count(count))}</span>
            </button>
          )}
        </ChoiceBar>
      )}
    </DeskBar>
  );
});
