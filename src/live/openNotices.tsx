import { reaction } from 'mobx';
import type { ComponentType } from 'react';
import { isDeviceOnline } from '#adapters/http/isDeviceOnline.ts';
import { keptNews } from '#adapters/http/kept/keptNews.ts';
import { Notices } from '#ui/app/notices/Notices.tsx';
import { Connection } from '#ui/state/Connection.ts';
import type { Shop } from '../assembleShop.ts';
import { forgetKept, forgetOthers } from './forgetKept.ts';
import { registerWorker } from './serviceWorker.ts';

/** Begins what makes the shop work offline, and answers the component that tells people about it. */
export function openNotices({ app, container }: Shop): ComponentType {
  const connection = new Connection(isDeviceOnline());
  const { session } = app;
  const { reads } = container.get('caching');

  const readAgain = (): void => {
    if (session.restored.failure !== undefined) void session.restore();
    container.get('tabs').tellHere();
  };
  keptNews.listen((at) => {
    // A kept answer must not pass for a fresh one.
    reads.forget('');
    connection.show(at);
  });
  addEventListener('offline', () => connection.leave());
  addEventListener('online', () => {
    connection.return();
    readAgain();
  });
  session.onLeave(() => void forgetKept());
  reaction(
    () => session.restored.value,
    (presence) => presence !== undefined && void forgetOthers(presence?.account.email ?? null),
    { fireImmediately: true },
  );
  void registerWorker();
  return () => <Notices connection={connection} onRetry={readAgain} />;
}
