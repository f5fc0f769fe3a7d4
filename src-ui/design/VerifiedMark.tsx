import { observer } from 'mobx-react-lite';
import { useTexts } from '../app/AppContext.ts';
import { designTexts } from '../copy/design.ts';
import { Icon } from './Icon.tsx';

export const VerifiedMark = observer(function VerifiedMark() {
  return (
    <span className="verified">
      <Icon name="rosette-discount-check-filled" />
      {useTexts(designTexts).verified}
    </span>
  );
});
