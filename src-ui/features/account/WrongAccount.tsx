import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { rolesOf } from '#domain/identity/Session.ts';
import { useApp, useTexts } from '../../app/AppContext.ts';
import { accountTexts } from '../../copy/account.ts';
import { Notice } from '../../design/Notice.tsx';

/** Who is logged in and yet here may not open the page they wanted; the guard would have sent them on. */
export const WrongAccount = observer(function WrongAccount() {
  const texts = useTexts(accountTexts);
  const { actor } = useApp().session;
  if (actor === undefined || actor === null) return null;
  const [role = 'buyer'] = rolesOf(actor);
  return (
    <Notice
      tone="info"
      icon="lock"
      title={texts.notForYou}
      actions={
        <Link className="btn btn-quiet btn-sm" href="/">
          {texts.goHome}
        </Link>
      }
    >
      {texts.notForYouText(actor.account.email, texts.roles[role === 'visitor' ? 'buyer' : role])}
    </Notice>
  );
});
