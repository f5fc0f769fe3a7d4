import { useKitWords } from './KitWords.ts';
import { Icon } from './Icon.tsx';

type CloseButtonProps = {
  readonly onClick: () => void;
  readonly isDisabled?: boolean | undefined;
};

export function CloseButton({ onClick, isDisabled = false }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="btn-icon"
      aria-label={useKitWords().close}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name="x" />
    </button>
  );
}
