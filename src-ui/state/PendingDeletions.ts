import { observable, reaction, runInAction } from 'mobx';
import type { Timer } from '#domain/shared/within.ts';
import { tellDefect } from './defects.ts';
import type { SessionStore } from './SessionStore.ts';
import { whileWriting } from './unfinished.ts';

export type Deletion = {
  readonly id: string;
  /** Answers whether it is deleted. */
  readonly send: () => Promise<boolean>;
  /** Called if its person leaves before it is sent. Nobody else may send it. */
  readonly drop?: () => void;
};

/** Time to undo a deletion, in milliseconds. */
const timeToUndo = 8000;

/**
 * Deletions that can be undone until their time is up. Then they are sent, whatever is on the screen. Closing the page
 * stops the timers, so a pending deletion is not sent. Signing out sends all of them at once.
 */
export class PendingDeletions {
  readonly #stages = observable.map<string, 'pending' | 'sending' | 'deleted'>();
  readonly #pending = new Map<string, { readonly deletion: Deletion; readonly stop: () => void }>();
  readonly #timer: Timer;

  constructor(timer: Timer, session: Pick<SessionStore, 'signingOut' | 'onLeave'>) {
    this.#timer = timer;
    reaction(
      () => session.signingOut.isPending,
      (isSigningOut) => {
        if (isSigningOut) for (const id of this.#pending.keys()) this.sendNow(id);
      },
    );
    // Somebody who signs out here has sent them all. In another tab, they took their rights with them.
    session.onLeave(() => {
      for (const [id, { deletion }] of this.#pending) {
        this.undo(id);
        deletion.drop?.();
      }
    });
  }

  /** Whether a deletion can still be undone. Reloading the page would drop it. */
  get isAnyPending(): boolean {
    return this.#pending.size > 0;
  }

  /** Whether a row is hidden because its deletion is pending, being sent or done. */
  hides(id: string): boolean {
    return this.#stages.has(id);
  }

  begin(deletion: Deletion): void {
    if (this.hides(deletion.id)) return;
    runInAction(() => this.#stages.set(deletion.id, 'pending'));
    this.#start(deletion);
  }

  undo(id: string): void {
    if (this.#take(id) !== undefined) runInAction(() => this.#stages.delete(id));
  }

  /** Pauses a pending deletion's timer. Answers a function that restarts it. */
  pause(id: string): () => void {
    this.#pending.get(id)?.stop();
    return () => {
      const paused = this.#take(id);
      if (paused !== undefined) this.#start(paused);
    };
  }

  sendNow(id: string): void {
    const deletion = this.#take(id);
    if (deletion !== undefined) void this.send(deletion);
  }

  /** Sends a deletion at once, without time to undo it, unless it is already being sent. */
  async send(deletion: Deletion): Promise<void> {
    const { id } = deletion;
    if (this.#stages.get(id) === 'sending') return;
    runInAction(() => this.#stages.set(id, 'sending'));
    const isDeleted = await whileWriting(deletion.send).catch((error: unknown) => {
      tellDefect(error);
      return false;
    });
    runInAction(() => {
      if (isDeleted) this.#stages.set(id, 'deleted');
      else this.#stages.delete(id);
    });
  }

  #start(deletion: Deletion): void {
    this.#pending.set(deletion.id, { deletion, stop: this.#timer(timeToUndo, () => this.sendNow(deletion.id)) });
  }

  /** Stops a pending deletion's timer and answers the deletion. */
  #take(id: string): Deletion | undefined {
    const pending = this.#pending.get(id);
    pending?.stop();
    this.#pending.delete(id);
    return pending?.deletion;
  }
}
