import { Hono } from 'hono';
import type { Context } from 'hono';
import { accountChooserPage } from './accountChooserPage.ts';
import { IdentityError, type IdentityToolkit } from './IdentityToolkit.ts';

/** Under the paths of Firebase's Auth emulator, so that `connectAuthEmulator` finds them. */
export function identityRoutes(toolkit: IdentityToolkit): Hono {
  const app = new Hono();

  app.post('/identitytoolkit.googleapis.com/v1/:call', async (c) => {
    const fields: unknown = await c.req.json().catch(() => ({}));
    return refusable(c, () => {
      const answer = toolkit.answer(c.req.param('call'), typeof fields === 'object' && fields !== null ? { ...fields } : {});
      return answer === undefined ? c.notFound() : c.json(answer);
    });
  });

  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const { refresh_token: refreshToken } = await c.req.parseBody();
    return refusable(c, () => c.json(toolkit.refresh(typeof refreshToken === 'string' ? refreshToken : '')));
  });

  app.get('/emulator/auth/handler', (c) => c.html(accountChooserPage(toolkit.googleAccounts)));

  return app;
}

function refusable(context: Context, answer: () => Response | Promise<Response>): Response | Promise<Response> {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const { message } = error;
    return context.json({ error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }, 400);
  }
}
