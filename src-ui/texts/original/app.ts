import type { Texts } from '../Texts.ts';

export const app = (english: Texts['app']): Texts['app'] => ({
  ...english,
  somethingWentWrong: 'SomeThing Went Wrong!',
  errorSignOut: 'SignOut',
});
