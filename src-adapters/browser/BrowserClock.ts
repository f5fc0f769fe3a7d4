import type { Clock } from '#domain/shared/Clock.ts';

export class BrowserClock implements Clock {
  now(): number {
    return Date.now();
  }
}
