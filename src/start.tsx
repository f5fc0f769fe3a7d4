import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { forgetBegunPayments } from '#adapters/browser/begunPayments.ts';
import { savedListNames, savedLists } from '#domain/saved/SavedList.ts';
import { App } from '#ui/app/App.tsx';
import { followColourScheme } from '#ui/app/followColourScheme.ts';
import { followLanguage } from '#ui/app/followLanguage.ts';
import { openLanguage } from '#ui/app/switchLanguage.ts';
import { WrittenContext } from '#ui/context/WrittenContext.ts';
import { hidePaymentReturn } from '#ui/context/paymentReturn.ts';
import { cleanOrigin } from '#ui/context/rememberedOrigin.ts';
import { tellReactionDefects } from '#ui/state/defects.ts';
import { assembleShop, type Shop, type ShopParts } from './assembleShop.ts';
import { createContainer } from './container.ts';
import { AnswersEarlyActs, beReadyToCarryOver, keepNoActs } from './answerEarlyActs.ts';
import { followAccount, followToken } from './follow.ts';
import { reportProblems } from './reportProblems.ts';
import { reloadForAnother } from './reloadForAnother.ts';
import { renderedPage } from './renderedPage.ts';

export type Start = ShopParts & {
  readonly root: HTMLElement;
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Turns a set of adapters into a running page, in the chosen language from its first text. */
export async function start({ root, ...parts }: Start): Promise<void> {
  const container = createContainer(parts.adapters, parts.settings);
  // The browser answers taps between these short tasks.
  await pause(0);
  const shop = assembleShop(parts, container);
  await pause(0);
  const { app } = shop;
  const { preferences } = app;
  followColourScheme(preferences);
  const loading = renderedPage(root, app, () => void beReadyToCarryOver());
  openShop(shop);
  await pause(0);
  try {
    await openLanguage(app);
  } catch (error) {
    // Not even English loaded. The HTML has words for it, in both of the shop's languages.
    const missing = document.getElementById('texts-missing');
    if (missing instanceof HTMLTemplateElement) root.replaceChildren(missing.content);
    throw error;
  }
  followLanguage(app, container.services.deviceStore);
  if (!preferences.hasChosenLanguage && navigator.languages[0]?.startsWith('bn') === true)
    void import('#ui/app/offerBangla.ts').then(({ offerBangla }) => offerBangla(app)).catch(() => {});
  const { html, written } = await loading;
  // Its code may never come.
  if (html === null) await Promise.race([beReadyToCarryOver(), pause(500)]);
  const drawn = (
    <StrictMode>
      <WrittenContext value={written}>
        <AnswersEarlyActs>
          <App app={app} />
        </AnswersEarlyActs>
      </WrittenContext>
    </StrictMode>
  );
  // A transition is drawn in short tasks, between which the page answers taps.
  startTransition(() => {
    if (html === null) return createRoot(root).render(drawn);
    keepNoActs();
    hydrateRoot(html, drawn);
  });
}

/** Restores the session, follows other tabs, reports problems, and clears the cache when someone signs out. */
export function openShop({ app, container, reporter }: Shop): () => void {
  const { services } = container;
  const { reads } = services.caching;
  const { auth, deviceStore, tabs, tokenStore } = services;
  hidePaymentReturn();
  cleanOrigin();
  const stops = [
    ...(reporter === null ? [] : [reportProblems(reporter)]),
    tellReactionDefects(),
    reloadForAnother(tokenStore),
    tabs.onTold((prefixes) => {
      reads.forget(...prefixes);
      services.verifiedSellers.forgetAll();
    }),
    // The next person must not see the previous one's data, messages or payment secrets.
    app.session.onLeave((email) => {
      app.notifications.dismissAll();
      reads.forget('');
      forgetBegunPayments(deviceStore, email);
    }),
    ...savedListNames.map((name) =>
      deviceStore.onChangeElsewhere(savedLists[name].stored, () => services[name].reload()),
    ),
    auth.onChange((account) => void followAccount(app, services, account)),
    tokenStore.onChangeElsewhere(() => void followToken(app, services)),
  ];
  void app.session.restore();
  return () => stops.forEach((stop) => stop());
}
