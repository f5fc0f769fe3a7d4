import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { Icon } from '../../kit/Icon.tsx';

export const VerifiedMark = observer(function VerifiedMark() {
  return (
    <span className="verified">
      <Icon name="rosette-discount-check-filled" />
      {useTexts(partsTexts).verified}
    </span>
  );
});
