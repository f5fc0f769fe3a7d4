import { reaction } from 'mobx';
import type { ComponentType } from 'react';
import { isDeviceOnline } from '#adapters/http/isDeviceOnline.ts';
import { keptChoice } from '#adapters/http/kept/KeptChoice.ts';
import { keptNews } from '#adapters/http/kept/keptNews.ts';
import { Notices } from '#ui/app/notices/Notices.tsx';
import { Connection } from '#ui/state/Connection.ts';
import type { Shop } from '../assembleShop.ts';
import { forgetKept, forgetOthers, keepsNothing } from './forgetKept.ts';
import { registerWorker } from './registerWorker.ts';

const opened = new WeakMap<Shop, ComponentType>();

/**
 * Begins what makes the shop work offline, and answers the component that tells people about it. Once for a shop: late
 * code that was requested again arrives twice.
 */
export function openNotices(shop: Shop): ComponentType {
  const notices = opened.get(shop) ?? open(shop);
  opened.set(shop, notices);
  return notices;
}

function open({ container: { services } }: Shop): ComponentType {
  const connection = new Connection(isDeviceOnline());
  // A reload without a network cannot know what was forgotten before it.
  if (!connection.isOnline) void keepsNothing().then((isEmpty) => isEmpty && connection.forget());
  const { session, tabs } = services;
  const { reads } = services.caching;

  const readAgain = (): void => {
    if (session.restored.failure !== undefined) void session.restore();
    tabs.tellHere();
  };
  const answered = (): void => {
    connection.answer();
    if (!keptChoice.isMade) return;
    keptChoice.drop();
    connection.return();
    readAgain();
  };
  keptNews.listen((news) => {
    if (news.kind === 'answered') answered();
    else if (news.kind === 'missing') connection.offer(news.at);
    else {
      // A kept answer must not pass for a fresh one.
      reads.forget('');
      connection.show(news.at);
    }
  });
  const showKept = (): void => {
    connection.chooseKept();
    keptChoice.make();
    readAgain();
  };
  addEventListener('offline', () => {
    keptChoice.drop();
    connection.leave();
  });
  addEventListener('online', () => {
    connection.return();
    readAgain();
  });
  // A page that the browser has kept as it was hears only of the last change that it has missed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tabs.tellHere();
  });
  session.onLeave(() => {
    connection.forget();
    void forgetKept();
  });
  reaction(
    () => session.restored.value,
    (presence) => presence !== undefined && void forgetOthers(presence?.account.email ?? null),
    { fireImmediately: true },
  );
  void registerWorker();
  return () => <Notices connection={connection} onRetry={readAgain} onShowKept={showKept} />;
}
