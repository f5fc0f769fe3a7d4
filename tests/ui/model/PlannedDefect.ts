/** A bug planted by the model. It reaches an error boundary and blocks nothing else. */
export class PlannedDefect extends Error {
  override readonly name = 'PlannedDefect';
}
