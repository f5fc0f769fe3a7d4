import { afterEach, beforeEach } from 'vitest';

/** Answers the rejections and errors of the running test that nobody handled. */
export function noteUnhandled(): readonly unknown[] {
  const unhandled: unknown[] = [];
  const hear = (event: unknown): void => {
    unhandled.push(event);
  };
  beforeEach(() => {
    unhandled.length = 0;
    process.on('unhandledRejection', hear);
    window.addEventListener('error', hear);
  });
  afterEach(() => {
    process.off('unhandledRejection', hear);
    window.removeEventListener('error', hear);
  });
  return unhandled;
}
