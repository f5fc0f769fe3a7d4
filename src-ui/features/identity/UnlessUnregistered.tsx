import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Outsider } from '#domain/identity/Session.ts';
import { useApp } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { UnregisteredPage } from './UnregisteredPage.tsx';

/** wouter dispatches these on the window when somebody follows a link. */
const links = ['pushState', 'replaceState'] as const;

type UnlessUnregisteredProps = {
  readonly picture: string;
  /** The login or sign-up form. A person with an unknown account sees it only when they want another account. */
  readonly children: ReactNode;
};

export const UnlessUnregistered = observer(function UnlessUnregistered({ picture, children }: UnlessUnregisteredProps) {
  const { outsider } = useApp().session;
  const [passedOver, setPassedOver] = useState<Outsider | null>(null);
  const isUnknown = outsider?.lacks === 'registration' && outsider !== passedOver;

  // The bar's link to registering leads to this address, too.
  useEffect(() => {
    const again = (): void => setPassedOver(null);
    for (const name of links) window.addEventListener(name, again);
    return () => {
      for (const name of links) window.removeEventListener(name, again);
    };
  }, []);

  const wasUnknown = useRef(isUnknown);
  useEffect(() => {
    if (wasUnknown.current === isUnknown) return;
    wasUnknown.current = isUnknown;
    // This page replaced another one that had the focus.
    focusHeading();
  }, [isUnknown]);

  if (!isUnknown) return children;
  return <UnregisteredPage account={outsider.account} picture={picture} onOther={() => setPassedOver(outsider)} />;
});
