import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { accountTexts } from '../../texts/account.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { useUntilHydrated } from '../../kit/useHydrated.ts';

type GoogleButtonProps = {
  readonly isPending: boolean;
  readonly onClick: () => void;
};

/** Disabled until the page works, because a press would be lost. */
export const GoogleButton = observer(function GoogleButton({ isPending, onClick }: GoogleButtonProps) {
  const texts = useTexts(accountTexts);
  return (
    <button
      type="button"
      className="btn btn-quiet w-100"
      {...useUntilHydrated()}
      aria-busy={isPending || undefined}
      onClick={onClick}
    >
      {isPending ? <Spinner /> : <Icon name="brand-google" />}
      <span>{isPending ? texts.waitingForGoogle : texts.continueWithGoogle}</span>
    </button>
  );
});
