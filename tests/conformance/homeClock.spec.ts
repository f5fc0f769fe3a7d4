import type { Locator, Page } from '@playwright/test';
import { expect, main, test } from './shop.ts';

/** Home with moving content and a clock that only the test advances. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function openAt(page: Page, time: string): Promise<void> {
  await page.clock.install({ time });
  await page.goto('/');
  // Open Home first: skipping time while its code and lists load would let them time out.
  await expect(main(page).getByRole('region', { name: 'Upcoming products and services', exact: true })).toBeVisible();
  await page.clock.pauseAt(new Date(new Date(time).getTime() + 60_000));
}

type Move = { readonly begins: number; readonly takes: number; readonly slides: number };

/** Positions of a carousel during this much time, sampled every 10 ms. */
async function movesIn(page: Page, carousel: Locator, milliseconds: number): Promise<readonly Move[]> {
  const track = carousel.getByRole('group', { name: /scrollable$/ });
  const begun = await track.evaluate((element) => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const slide = element.firstElementChild?.getBoundingClientRect().width ?? Number.NaN;
    window.setInterval(() => seen.push(element.scrollLeft / slide), 10);
    return element.scrollLeft / slide;
  });
  await page.clock.runFor(milliseconds);
  const seen = [
    begun,
    ...(await page.evaluate(() => (window as unknown as { readonly seen: readonly number[] }).seen)),
  ];
  const moves: Move[] = [];
  let from: number | null = null;
  let last = 0;
  for (let at = 1; at < seen.length; at += 1) {
    if (seen[at] !== seen[at - 1]) {
      from ??= at - 1;
      last = at;
    } else if (from !== null && at - last >= 20) {
      moves.push({
        begins: from * 10,
        takes: (last - from) * 10,
        slides: Math.round((seen[last] ?? 0) - (seen[from] ?? 0)),
      });
      from = null;
    }
  }
  return moves;
}

/** Expects each move to advance one slide, and answers the time between the starts of the moves. */
function pauses(moves: readonly Move[]): readonly number[] {
  expect(moves.length).toBeGreaterThan(2);
  for (const { slides } of moves) expect(slides).toBe(1);
  return moves.slice(1).map(({ begins }, place) => begins - (moves[place]?.begins ?? 0));
}

test('[S-HOME-2] the upcoming products move on every 2000 ms', async ({ page }) => {
  await openAt(page, '2026-11-18T08:00:00Z');
  const carousel = main(page).getByRole('region', { name: 'Upcoming products and services', exact: true });
  const slides = carousel.getByRole('group', { name: /^\d+ \/ \d+$/ });
  expect(await slides.count()).toBeGreaterThan(5);
  await expect(slides.first().getByRole('heading')).toHaveText('Galaxy Watch 4 Classic');
  await expect(slides.first()).toContainText('46 mm, rotating bezel');
  await expect(slides.first().locator('img')).toHaveAttribute('src', /\.webp$/);

  for (const every of pauses(await movesIn(page, carousel, 7800)))
    expect(Math.abs(every - 2000)).toBeLessThanOrEqual(30);
  await carousel.getByRole('button', { name: 'Pause' }).click();
  expect(await movesIn(page, carousel, 5000)).toEqual([]);
});

test('[S-HOME-4] the brands move on every 1500 ms, in 500 ms', async ({ page }) => {
  await openAt(page, '2026-11-18T08:00:00Z');
  const moves = await movesIn(page, main(page).getByRole('region', { name: 'Popular brands' }).last(), 5900);
  for (const every of pauses(moves)) expect(Math.abs(every - 1500)).toBeLessThanOrEqual(30);
  // Near its end the slide slows to less than a pixel a step, which nobody can see.
  for (const { takes } of moves) {
    expect(takes).toBeGreaterThanOrEqual(400);
    expect(takes).toBeLessThanOrEqual(520);
  }
});

test('[S-HOME-3] the offer is a drone at 149$ for 110$, and its countdown ticks every second until 28 February 2023', async ({
  page,
}) => {
  await openAt(page, '2023-02-27T23:57:55Z');
  const offer = main(page).getByRole('article', { name: /drone/i });
  await expect(offer.getByText('15 products rating')).toBeVisible();
  await expect(offer).toContainText('110$');
  await expect(offer.locator('s')).toContainText('149$');
  const timer = offer.getByRole('timer');
  const shown = async () => (await timer.locator('dd').allTextContents()).map(Number);
  await expect(timer).toContainText('Days');

  await expect.poll(shown).toEqual([0, 0, 1, 5]);
  await page.clock.runFor(1000);
  await expect.poll(shown).toEqual([0, 0, 1, 4]);
  await page.clock.runFor(5000);
  await expect.poll(shown).toEqual([0, 0, 0, 59]);
  await page.clock.runFor(58_000);
  await expect.poll(shown).toEqual([0, 0, 0, 1]);
  await page.clock.runFor(1000);
  await expect(timer).toHaveCount(0);
  await expect(offer).toContainText('This offer ended on 28 Feb 2023');
  await page.clock.runFor(5000);
  await expect(offer).toContainText('This offer ended on 28 Feb 2023');
});

test('[S-HOME-3] long after the date the countdown has stopped and the card says so', async ({ page }) => {
  await openAt(page, '2026-11-18T08:00:00Z');
  const offer = main(page).getByRole('article', { name: /drone/i });
  await expect(offer).toContainText('This offer ended on 28 Feb 2023');
  await expect(offer.getByRole('timer')).toHaveCount(0);
});
