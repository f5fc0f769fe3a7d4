const lastTurns = new WeakMap<object, Promise<unknown>>();

/** Runs tasks on the same object one after another, even if different callers start them. A task that throws does not block the next. */
export function inTurn<T>(over: object, task: () => Promise<T>): Promise<T> {
  const turn = (lastTurns.get(over) ?? Promise.resolve()).then(task);
  lastTurns.set(
    over,
    turn.catch(() => {}),
  );
  return turn;
}
