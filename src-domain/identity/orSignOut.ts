import type { ApiFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';
import type { AuthProvider } from './AuthProvider.ts';
import type { Outsider, Session } from './Session.ts';

type Dependencies = {
  readonly auth: Pick<AuthProvider, 'signOut'>;
  /** Whether the page shows a visitor. */
  readonly isNobodyHere: () => boolean;
};

/**
 * Signs a visitor out again if the provider signs them in and no session opens. The page still shows a visitor then, and
 * the next visit would open their session for whoever is at the device.
 */
export const orSignOut =
  ({ auth, isNobodyHere }: Dependencies) =>
  async <F extends { readonly code: string }>(
    signIn: () => Promise<Result<Session | Outsider, F | ApiFailure>>,
  ): Promise<Result<Session | Outsider, F | ApiFailure>> => {
    const answer = await signIn();
    if (!answer.ok && answer.failure.code.startsWith('api/') && isNobodyHere()) await auth.signOut();
    return answer;
  };
