import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { rolesOf } from '#domain/identity/Session.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { accountTexts } from '../../texts/account.ts';
import { Notice } from '../../kit/Notice.tsx';
import { paths } from '../../context/paths.ts';

/** Shown to a person who is logged in but may not open the page they wanted. */
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
        <Link className="btn btn-quiet btn-sm" href={paths.home}>
          {texts.goHome}
        </Link>
      }
    >
      {texts.notForYouText(actor.account.email, texts.roles[role === 'visitor' ? 'buyer' : role])}
    </Notice>
  );
});
