import { app } from './app.ts';
import { common } from './common.ts';
import { format } from './format.ts';
import { home } from './home.ts';
import { kit } from './kit.ts';
import { signOut } from './signOut.ts';
import type { Groups } from '../Texts.ts';

const frame = { app, common, format, home, kit, signOut };

export const bangla: Groups = {
  frame: async () => frame,
  shop: () => import('./shopGroup.ts'),
  desk: () => import('./deskGroup.ts'),
  blog: () => import('./blogGroup.ts'),
};
