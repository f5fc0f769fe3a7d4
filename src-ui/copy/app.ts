import { catalogue } from './catalogue.ts';

const english = {
  shopName: 'Re-sale Shop',
  loading: 'Loading',
  unreachableTitle: 'This page did not load',
  unreachableText: 'The connection may be lost. Nothing was changed.',
  retry: 'Try again',
  somethingWentWrong: 'Something went wrong!',
  signOut: 'Sign Out',
  backHome: 'Go to Home',
};

/** The frame around every page. */
export const appTexts = catalogue(english, {
  ...english,
  somethingWentWrong: 'SomeThing Went Wrong!',
  signOut: 'SignOut',
});
