import type { Account } from '#domain/identity/Account.ts';
import type { App } from '../context/AppContext.ts';
import { signOutTexts } from '../texts/signOut.ts';

/** Signs out and announces it. Answers whether it succeeded. */
export async function signOut(app: App): Promise<boolean> {
  const { session, notifications } = app;
  const answer = await session.signOut();
  if (answer === null) return false;
  if (answer.ok)
    forget(app, answer.value).catch(() => notifications.say('danger', signOutTexts, (texts) => texts.notCleared));
  if (answer.ok) notifications.say('success', signOutTexts, (texts) => texts.loggedOut);
  else notifications.say('danger', signOutTexts, (texts) => texts.logOutFailed(answer.failure.message));
  return answer.ok;
}

async function forget({ prepare, make }: App, account: Account | null): Promise<void> {
  const [{ draftsFeature }, { deviceFeature }] = await Promise.all([
    import('./form/draftsFeature.ts'),
    import('./saved/deviceFeature.ts'),
    prepare('shop'),
  ]);
  const drafts = make(draftsFeature);
  if (make(deviceFeature).deviceLists().forgetIfShared()) drafts.forgetVisitors();
  if (account !== null) await drafts.forgetPerson(account.email);
}
