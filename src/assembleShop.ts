import type { ComponentType } from 'react';
import type { App, SignInHint } from '#ui/context/AppContext.ts';
import { chunk } from '#ui/context/chunk.ts';
import { fetchCode } from '#ui/context/fetchCode.ts';
import type { Feature, PortGroup } from '#ui/context/Feature.ts';
import type { Settings } from '#ui/state/Settings.ts';
import type { ReleaseWatch } from '#ui/state/ReleaseWatch.ts';
import type { Adapters, LoadReporter } from './Adapters.ts';
import { createContainer, type ShopContainer } from './container.ts';

export type ShopParts = {
  readonly adapters: Adapters;
  readonly settings: Settings;
  /** Set only if new releases can appear online. */
  readonly releases?: ReleaseWatch;
  /** Loads the notices of the frame; absent if there are none. */
  readonly notices?: (shop: Shop) => Promise<ComponentType>;
  /** Set only if there are demo people. */
  readonly signInHints?: readonly SignInHint[];
};

export type Shop = {
  readonly app: App;
  readonly container: ShopContainer;
  readonly reporter: LoadReporter | null;
};

/** Wires adapters into the app that React draws. Tests of the composition call this too. */
export function assembleShop(
  { adapters, settings, releases, notices, signInHints = [] }: ShopParts,
  container = createContainer(adapters, settings),
): Shop {
  const { preferences, session, notifications, pendingDeletions, wishList, comparison, logInAgain } =
    container.services;
  const app: App = {
    preferences,
    session,
    notifications,
    pendingDeletions,
    wishList,
    comparison,
    logInAgain,
    make: features(container),
    prepare: portGroups(container, adapters),
    onChangedElsewhere: (listener) => container.services.tabs.onTold(listener),
    ...(releases === undefined ? {} : { releases }),
    ...(notices === undefined ? {} : { notices: chunk(() => notices(shop)) }),
    signInHints,
  };
  const shop = { app, container, reporter: adapters.reporter };
  return shop;
}

/** Each feature is made once per page load. */
function features({ services }: ShopContainer): App['make'] {
  const made = new Map<Feature<unknown>, unknown>();
  return <ViewModels>(feature: Feature<ViewModels>): ViewModels => {
    if (!made.has(feature)) made.set(feature, feature(services, services));
    return made.get(feature) as ViewModels;
  };
}

function portGroups(container: ShopContainer, adapters: Adapters): App['prepare'] {
  const shop = addOnce(container, () => adapters.shop(container.services));
  const payment = addOnce(container, adapters.payment);
  const groups: { readonly [G in PortGroup]: () => Promise<unknown> } = {
    core: async () => {},
    shop,
    payment: () => Promise.all([shop(), payment()]),
    'sign-in': () => {
      adapters.prepareSignIn();
      return shop();
    },
  };
  return async (group) => {
    await groups[group]();
  };
}

/** Adds ports once. If their chunk is late, it is not taken up when it comes, and the next call requests it again. */
function addOnce(
  container: ShopContainer,
  load: () => Promise<Parameters<ShopContainer['add']>[0]>,
): () => Promise<void> {
  let loading: Promise<void> | null = null;
  return () => {
    loading ??= fetchCode(load)
      .then((ports) => container.add(ports))
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };
}
