import type { Texts } from '../Texts.ts';

export const signOut = (english: Texts['signOut']): Texts['signOut'] => ({
  ...english,
  loggedOut: 'User logout successfully',
});
