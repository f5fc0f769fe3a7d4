import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Outsider } from '#domain/identity/Session.ts';
import { useApp } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { UnregisteredPage } from './UnregisteredPage.tsx';

type UnlessUnregisteredProps = {
  readonly picture: string;
  /** The login or sign-up form. A person with an unknown account sees it only when they want another account. */
  readonly children: ReactNode;
};

export const UnlessUnregistered = observer(function UnlessUnregistered({ picture, children }: UnlessUnregisteredProps) {
  const { outsider } = useApp().session;
  const [passedOver, setPassedOver] = useState<Outsider | null>(null);
  const isUnknown = outsider?.lacks === 'registration' && outsider !== passedOver;

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
