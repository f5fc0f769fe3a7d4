import { observer } from 'mobx-react-lite';
import { useTexts } from '../app/AppContext.ts';
import { designTexts } from '../copy/design.ts';
import { Icon } from './Icon.tsx';

type CloseButtonProps = {
  readonly onClick: () => void;
  readonly isDisabled?: boolean | undefined;
};

export const CloseButton = observer(function CloseButton({ onClick, isDisabled = false }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="btn-icon"
      aria-label={useTexts(designTexts).close}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name="x" />
    </button>
  );
});
