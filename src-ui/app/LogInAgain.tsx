import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useApp } from './AppContext.ts';
import { useLatePart } from './useLatePart.ts';

/** Opens the login over the page when a session could not be renewed. */
export const LogInAgain = observer(function LogInAgain() {
  const { logInAgain, viewModels } = useApp();
  const load = useCallback(async () => {
    try {
      const [{ LogInAgainDialog }] = await Promise.all([
        import('../features/account/LogInAgainDialog.tsx'),
        viewModels.prepare('account'),
      ]);
      return LogInAgainDialog;
    } catch (error) {
      logInAgain.answer(false);
      throw error;
    }
  }, [logInAgain, viewModels]);
  const { Part, open, close } = useLatePart(load);
  const { isAsking } = logInAgain;
  useEffect(() => {
    if (isAsking) open();
    else close();
  }, [isAsking, open, close]);
  return isAsking && Part !== null ? <Part /> : null;
});
