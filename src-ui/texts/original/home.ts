import type { Texts } from '../Texts.ts';

export const home = (english: Texts['home']): Texts['home'] => ({
  ...english,
  welcome: 'Welcome to your trusted Re-sele Shop',
});
