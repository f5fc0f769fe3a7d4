import type { Breakdown } from './Breakdown.ts';
import type { Fault } from './Fault.ts';

/** The connection between one tab and the servers. */
export interface Connection {
  /** Whether it has failed since it was last repaired. */
  readonly hasFaults: boolean;
  goOffline(): void;
  /** Ends every fault. */
  mend(): void;
  fail(fault: Fault, times: number): void;
  /** Milliseconds to the servers, and back. */
  slowDown(way: number, back: number): void;
  /** Breaks for the next writes: the servers do them, but the answer is lost. */
  loseAnswers(count: number): void;
  /** Breaks for the next calls of any kind. */
  break(how: Breakdown, count: number): void;
  close(): void;
}
