import { observer } from 'mobx-react-lite';
import { appTexts } from '../texts/app.ts';
import { Icon } from '../kit/Icon.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { useApp, useTexts } from '../context/AppContext.ts';
import { focusHeading } from '../kit/focusHeading.ts';
import { ignoreNextPress } from '../kit/ignoreNextPress.ts';
import { signOut } from './signOut.ts';

type SignOutButtonProps = {
  readonly className: string;
  readonly withIcon?: boolean | undefined;
  readonly onDone?: (() => void) | undefined;
};

export const SignOutButton = observer(function SignOutButton({
  className,
  withIcon = false,
  onDone,
}: SignOutButtonProps) {
  const texts = useTexts(appTexts);
  const app = useApp();
  const { isPending } = app.session.signingOut;
  const leave = async (): Promise<void> => {
    // The login takes the button's place.
    ignoreNextPress();
    if (!(await signOut(app))) return;
    onDone?.();
    // Signing out removes the button, so move the focus first.
    focusHeading();
  };
  return (
    <button type="button" className={className} aria-busy={isPending} onClick={() => void leave()}>
      {isPending ? <Spinner /> : withIcon && <Icon name="logout" />}
      <span>{texts.signOut}</span>
    </button>
  );
});
