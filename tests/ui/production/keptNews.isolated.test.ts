import { expect, it } from 'vitest';
import { type KeptNews, keptNews } from '#adapters/http/kept/keptNews.ts';

it('[G-OFFLINE-1] news that came before the notices are told if they are about the page that is open', () => {
  const heard: KeptNews[] = [];
  window.history.replaceState(null, '', '/categories');
  keptNews.tell({ kind: 'answered' });
  window.history.pushState(null, '', '/allproducts?page=2');
  keptNews.tell({ kind: 'missing', at: 1 });
  keptNews.listen((news) => heard.push(news));
  expect(heard).toEqual([{ kind: 'missing', at: 1 }]);
  keptNews.tell({ kind: 'answered' });
  expect(heard).toHaveLength(2);
});
