import { describe, expect, it } from 'vitest';
import { aWatch, minutes, page } from './aWatch.ts';

describe('a release', () => {
  it('[G-UPDATE-1] is looked for at most every five minutes', async () => {
    const { watch, online } = aWatch();
    await watch.look();
    expect(online.asked).toBe(0);
    online.now = 5 * minutes;
    await watch.look();
    await watch.look();
    expect(online.asked).toBe(1);
  });

  it.each([
    ['a page with the same files', page('11111111'), false],
    ['a page with another script', page('22222222'), true],
    ['a page with another style', page('11111111').replace('theme.aaaaaaaa', 'theme.bbbbbbbb'), true],
    ['a page of somebody else, as a hotel’s network sends', '<h1>Log in to the network</h1>', false],
    ['no connection', '', false],
  ])('[G-UPDATE-1] is identified by the files that the HTML names: %s', async (_what, html, isOutdated) => {
    const { watch, online } = aWatch();
    online.now = 5 * minutes;
    online.html = html;
    await watch.look();
    expect(watch.isOutdated).toBe(isOutdated);
  });

  it('[G-UPDATE-1] is not looked for again once it is noticed', async () => {
    const { watch, online } = aWatch();
    online.now = 5 * minutes;
    online.html = page('22222222');
    await watch.look();
    online.now = 10 * minutes;
    online.html = page('11111111');
    await watch.look();
    expect([online.asked, watch.isOutdated]).toEqual([1, true]);
  });

  it('[G-UPDATE-1] is looked for again five minutes after a failed look', async () => {
    const { watch, online } = aWatch();
    online.now = 5 * minutes;
    online.html = '';
    await watch.look();
    online.now = 10 * minutes - 1;
    await watch.look();
    expect(online.asked).toBe(1);
    online.now = 10 * minutes;
    online.html = page('22222222');
    await watch.look();
    expect([online.asked, watch.isOutdated]).toEqual([2, true]);
  });

  it('[G-UPDATE-1] is looked for although the device’s clock was set back', async () => {
    const { watch, online } = aWatch();
    online.now = -60 * minutes;
    online.html = page('22222222');
    await watch.look();
    expect(watch.isOutdated).toBe(true);
  });

  it('opens the address that it is taken with', () => {
    const { watch, online } = aWatch();
    watch.take('/login');
    expect(online.opened).toEqual(['/login']);
  });

  it('is not looked for by a page without hashed files, as in development', async () => {
    const { watch, online } = aWatch([]);
    online.now = 5 * minutes;
    await watch.look();
    expect(online.asked).toBe(0);
  });
});
