/** Keeps the backend from starting. The message tells the person who starts it what to do. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
