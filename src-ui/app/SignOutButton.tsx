import { observer } from 'mobx-react-lite';
import { appTexts } from '../copy/app.ts';
import { Icon } from '../design/Icon.tsx';
import { Spinner } from '../design/Spinner.tsx';
import { useApp, useTexts } from './AppContext.ts';
import { focusHeading } from './focusHeading.ts';
import { signOut } from './signOut.ts';

type SignOutButtonProps = {
  readonly className: string;
  readonly withIcon?: boolean | undefined;
  readonly onDone?: (() => void) | undefined;
};

export const SignOutButton = observer(function SignOutButton({ className, withIcon = false, onDone }: SignOutButtonProps) {
  const texts = useTexts(appTexts);
  const app = useApp();
  const { isPending } = app.session.leaving;
  const leave = async (): Promise<void> => {
    if (!(await signOut(app))) return;
    onDone?.();
    // The button is gone with whoever was signed in, and the focus must not be.
    focusHeading();
  };
  return (
    <button type="button" className={className} aria-busy={isPending} onClick={() => void leave()}>
      {isPending ? <Spinner /> : withIcon && <Icon name="logout" />}
      {texts.signOut}
    </button>
  );
});
