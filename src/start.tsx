import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetBegunPayments } from '#adapters/browser/begunPayments.ts';
import { savedLists } from '#domain/saved/SavedList.ts';
import { App } from '#ui/app/App.tsx';
import type { App as AppParts } from '#ui/context/AppContext.ts';
import { followColourScheme } from '#ui/app/followColourScheme.ts';
import { hidePaymentReturn } from '#ui/context/paymentReturn.ts';
import { cleanOrigin } from '#ui/context/rememberedOrigin.ts';
import { tellReactionDefects } from '#ui/state/defects.ts';
import { assembleShop, type Shop, type ShopParts } from './assembleShop.ts';
import { reportProblems } from './problems.ts';

export type Start = ShopParts & {
  readonly root: HTMLElement;
};

/** Turns a set of adapters into a running page. */
export function start({ root, ...parts }: Start): AppParts {
  const shop = assembleShop(parts);
  followColourScheme(shop.app.preferences);
  openShop(shop);
  createRoot(root).render(
    <StrictMode>
      <App app={shop.app} />
    </StrictMode>,
  );
  return shop.app;
}

/** Restores the session, follows other tabs, reports problems, and clears the cache when someone signs out. */
export function openShop({ app, container, reporter }: Shop): () => void {
  const { reads } = container.get('caching');
  const device = container.get('deviceStore');
  hidePaymentReturn();
  cleanOrigin();
  const stops = [
    ...(reporter === null ? [] : [reportProblems(reporter)]),
    tellReactionDefects(),
    container.get('tabs').onTold((prefixes) => {
      reads.forget(...prefixes);
      container.get('verifiedSellers').forgetAll();
    }),
    // The next person must not see the previous one's data or payment secrets.
    app.session.onLeave(() => {
      reads.forget('');
      forgetBegunPayments(device);
    }),
    device.onChangeElsewhere(savedLists.wishList.stored, () => app.wishList.reload()),
    device.onChangeElsewhere(savedLists.comparison.stored, () => app.comparison.reload()),
    container.get('auth').onChange((account) => app.session.follow(account)),
  ];
  void app.session.restore();
  return () => stops.forEach((stop) => stop());
}
