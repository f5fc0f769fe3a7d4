/** Whether a value is milliseconds since 1970-01-01T00:00Z that a `Date` can hold. */
export function isMoment(content: unknown): content is number {
  return typeof content === 'number' && Math.abs(content) <= 8.64e15;
}
