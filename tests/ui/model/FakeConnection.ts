import { fail } from '#domain/shared/Result.ts';
import type { FakeControl } from '#fakes/control/FakeControl.ts';
import type { Timers } from '#fakes/control/Timers.ts';
import { type Calls, isWrite } from './Calls.ts';
import type { Fault } from './Fault.ts';
import type { Connection } from './Connection.ts';
import type { Carry } from './overWire.ts';

/** The fakes' latency and failures, plus answers that come late or never. */
export class FakeConnection implements Connection {
  hasFaults = false;
  readonly #control: FakeControl;
  readonly #calls: Calls;
  readonly #timers: Timers;
  #answerDelay = 0;
  #answersToLose = 0;

  constructor(control: FakeControl, calls: Calls, timers: Timers) {
    this.#control = control;
    this.#calls = calls;
    this.#timers = timers;
  }

  goOffline(): void {
    this.hasFaults = true;
    this.#control.goOffline();
  }

  mend(): void {
    this.hasFaults = false;
    this.#control.goOnline();
    this.#control.forgetFailures();
    this.#answersToLose = 0;
  }

  fail({ failure, call }: Fault, times: number): void {
    this.hasFaults = true;
    this.#control.failNext(failure, call, times);
  }

  slowDown(way: number, back: number): void {
    this.#control.setLatency(way);
    this.#answerDelay = back;
  }

  loseAnswers(count: number): void {
    this.hasFaults = true;
    this.#answersToLose = count;
  }

  /** Fakes have no connection that could break halfway. */
  break(): void {}

  close(): void {}

  readonly carry: Carry = async (call, what, ask) => {
    const end = this.#calls.sent(call, what);
    const answer = await ask().finally(end);
    if (answer.ok) this.#calls.done(call, what);
    else if (answer.failure.code === 'api/refused') this.#calls.refused(call, what, answer.failure.message);
    if (this.#answerDelay > 0) await new Promise<void>((resolve) => this.#timers(this.#answerDelay, resolve));
    if (!answer.ok || !isWrite(call) || this.#answersToLose === 0) return answer;
    this.#answersToLose -= 1;
    return fail({ code: 'api/timeout' });
  };
}
