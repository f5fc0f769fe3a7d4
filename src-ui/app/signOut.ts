import { signOutTexts } from '../copy/signOut.ts';
import type { App } from './AppContext.ts';

/** Signs out and says so; a sign-out that failed says why. Answers whether the person is out. */
export async function signOut({ session, notifications, viewModels }: App): Promise<boolean> {
  const owner = session.actor?.account.email;
  const answer = await session.signOut();
  if (answer === null) return false;
  // Where the code for it does not come, the drafts stay: nobody else is shown them.
  if (answer.ok && owner !== undefined) viewModels.forgetDrafts(owner).catch(() => {});
  if (answer.ok) notifications.say('success', signOutTexts, (texts) => texts.loggedOut);
  else notifications.say('danger', signOutTexts, (texts) => texts.logOutFailed(answer.failure.message));
  return answer.ok;
}
