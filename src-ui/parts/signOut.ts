import type { App } from '../context/AppContext.ts';
import { signOutTexts } from '../texts/signOut.ts';

/** Signs out and announces it. Answers whether it succeeded. */
export async function signOut(app: App): Promise<boolean> {
  const { session, notifications } = app;
  const answer = await session.signOut();
  if (answer === null) return false;
  // If this code does not load, the drafts stay, but nobody else can see them.
  if (answer.ok && answer.value !== null) forgetPerson(app, answer.value.email).catch(() => {});
  if (answer.ok) notifications.say('success', signOutTexts, (texts) => texts.loggedOut);
  else notifications.say('danger', signOutTexts, (texts) => texts.logOutFailed(answer.failure.message));
  return answer.ok;
}

async function forgetPerson({ prepare, make }: App, owner: string): Promise<void> {
  const [{ draftsFeature }] = await Promise.all([import('./form/draftsFeature.ts'), prepare('shop')]);
  await make(draftsFeature).forgetPerson(owner);
}
