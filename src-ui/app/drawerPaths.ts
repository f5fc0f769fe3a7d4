import type { Actor } from '#domain/identity/Session.ts';
import { type PathPattern, paths } from '../context/paths.ts';

/** The dashboard's drawer, in order. The specification gives an admin who also sells the admin's drawer. */
export function drawerPaths(actor: Actor): readonly PathPattern[] {
  if (actor === null) return [];
  if (actor.isAdmin) return [paths.dashboard, paths.buyers, paths.sellers, paths.reportedItems];
  if (actor.isSeller) return [paths.dashboard, paths.sellersProducts, paths.addProduct];
  return [paths.dashboard];
}
