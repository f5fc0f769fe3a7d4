import { account } from '#ui/texts/bangla/account.ts';
import { app } from '#ui/texts/bangla/app.ts';
import { signOut } from '#ui/texts/bangla/signOut.ts';
import { brokenBy } from '../knownData.mjs';

const fail = (page, code, call) =>
  page.evaluate((failure) => window.shopControl.failNext(...failure), [{ code }, call, 'always']);
const mend = (page) => page.evaluate(() => window.shopControl.forgetFailures());

const session = {
  name: 'a session that ends',
  who: 'buyer',
  async walk(visitor) {
    const { page, look } = visitor;
    const dialog = page.locator('dialog[open]').last();
    await visitor.open('/');
    await fail(page, 'api/session-expired', 'bookings.ofBuyer');
    await page.goto('/dashboard');
    await visitor.shows(account.logInAgain);
    await look('session expired');
    await visitor.sendForms(dialog, 'login again');
    await mend(page);
    await fail(page, 'api/unregistered', 'tokens.issue');
    await page.goto('/');
    await visitor.press(app.signOut);
    await visitor.shows(signOut.loggedOut);
    await look('signed out');
    await visitor.open('/login');
    await visitor.press(/Nusrat/u);
    await visitor.shows(account.unknownTitle);
    await look('an account that the shop does not know');
    await mend(page);
    await visitor.press(account.useAnotherAccount);
    await visitor.press(account.forgotPassword);
    await dialog.waitFor();
    await look('new password');
    await visitor.sendForms(dialog, 'new password');
  },
};

const error = {
  name: 'a page that breaks',
  who: 'buyer',
  async walk(visitor) {
    const { page, look } = visitor;
    await visitor.open('/blog');
    await page.evaluate((message) => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get() {
          throw new Error(message);
        },
      });
    }, brokenBy);
    await page
      .getByRole('link', { name: new RegExp(app.allProducts, 'u') })
      .first()
      .click();
    await visitor.shows(app.somethingWentWrong);
    await look('broken');
  },
};

export const visitScenes = [session, error];
