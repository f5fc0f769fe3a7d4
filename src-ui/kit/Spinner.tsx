/** Shows that something is in progress. The text beside it says what. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
