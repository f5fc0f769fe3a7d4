import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../context/AppContext.ts';
import { fetchCode } from '../context/fetchCode.ts';
import { useLatePart } from '../context/useLatePart.ts';

/** Opens the login over the page when a session could not be renewed. */
export const LogInAgain = observer(function LogInAgain() {
  const { logInAgain, session, prepare } = useApp();
  const [path] = useLocation();
  const load = useCallback(async () => {
    try {
      const [{ LogInAgainDialog }] = await fetchCode(() =>
        Promise.all([import('../features/identity/LogInAgainDialog.tsx'), prepare('sign-in')]),
      );
      return LogInAgainDialog;
    } catch (error) {
      logInAgain.answer(false);
      throw error;
    }
  }, [logInAgain, prepare]);
  const { Part, open, close } = useLatePart(load);
  const { isAsking } = logInAgain;
  const isFutile = session.unregistered !== null;
  const email = session.account?.email;
  // The person left the shop, the page or, by Back, the form that needed the login.
  useEffect(() => {
    const decline = (): void => logInAgain.answer(false);
    window.addEventListener('popstate', decline);
    return () => {
      window.removeEventListener('popstate', decline);
      decline();
    };
  }, [path, email, logInAgain]);
  useEffect(() => {
    if (!isAsking) close();
    else if (isFutile) logInAgain.answer(false);
    else open();
  }, [isAsking, isFutile, logInAgain, open, close]);
  return Part === null ? null : <Part />;
});
