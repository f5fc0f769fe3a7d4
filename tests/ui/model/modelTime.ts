import { vi } from 'vitest';

/** Time passes only when a command says so. */
export function beginModelTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

export function endModelTime(): void {
  vi.useRealTimers();
}
