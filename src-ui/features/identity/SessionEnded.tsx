import { observer } from 'mobx-react-lite';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { SignOutButton } from '../../parts/SignOutButton.tsx';
import { accountTexts } from '../../texts/account.ts';
import { Notice } from '../../kit/Notice.tsx';

/** The session ended and could not be renewed. The account stays the same unless the person signs out. */
export const SessionEnded = observer(function SessionEnded() {
  const texts = useTexts(accountTexts);
  const { outsider } = useApp().session;
  if (outsider?.lacks !== 'token') return null;
  return (
    <Notice
      tone="info"
      icon="lock"
      title={texts.logInAgain}
      actions={<SignOutButton className="btn btn-quiet btn-sm" />}
    >
      {texts.sessionEnded(outsider.account.email)}
    </Notice>
  );
});
