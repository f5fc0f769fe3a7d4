/** The rest of a time span in whole units; `over` once none is left. */
export type Countdown = {
  readonly over: boolean;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Both in milliseconds since 1970-01-01T00:00Z. */
export function countdown(now: number, endsAt: number): Countdown {
  const left = Math.max(0, endsAt - now);
  return {
    over: left === 0,
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}
