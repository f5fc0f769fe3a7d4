import type { Random } from './random.ts';

/** A moment, and the text in which a seller's client wrote it. */
export type PostTime = { readonly postTime: string; readonly postedAt: number };

const second = 1000;
const day = 24 * 60 * 60 * second;
const oldest = 120 * day;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The output of `String(new Date())` in a browser in Bangladesh, on any machine. */
function browserDate(moment: number): string {
  const local = new Date(moment + 6 * 60 * 60 * second);
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${weekdays[local.getUTCDay()]} ${months[local.getUTCMonth()]} ${two(local.getUTCDate())} ${local.getUTCFullYear()}`;
  const time = `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}:${two(local.getUTCSeconds())}`;
  return `${date} ${time} GMT+0600 (Bangladesh Standard Time)`;
}

/**
 * Oldest first, like a database without sorting. The newest post is from today (UTC), and the others lie within 120
 * days. The first posts of a day have a bare date, which means midnight, so the moments still ascend.
 */
export function createPostTimes(count: number, now: number, random: Random): readonly PostTime[] {
  const today = Math.floor(now / day) * day;
  const distances = Float64Array.from({ length: Math.max(0, count - 1) }, () => -random.next() * (oldest - day)).sort();
  const moments = Array.from(distances, (distance) => Math.floor((now + distance) / second) * second);
  if (count > 0) moments.push(Math.max(today, moments.at(-1) ?? today, Math.floor(now / second - 12 * 60) * second));

  const perDay = new Map<number, number>();
  for (const moment of moments) perDay.set(Math.floor(moment / day), (perDay.get(Math.floor(moment / day)) ?? 0) + 1);

  const seenOfDay = new Map<number, number>();
  return moments.map((moment) => {
    const date = Math.floor(moment / day);
    const posts = perDay.get(date) ?? 1;
    const seen = seenOfDay.get(date) ?? 0;
    seenOfDay.set(date, seen + 1);
    const asBrowserDate = random.chance(0.45);
    if (posts > 1 && seen < Math.max(1, Math.floor(posts / 12))) {
      return { postTime: new Date(date * day).toISOString().slice(0, 10), postedAt: date * day };
    }
    return { postTime: asBrowserDate ? browserDate(moment) : new Date(moment).toISOString(), postedAt: moment };
  });
}
