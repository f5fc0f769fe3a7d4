/** Something is under way; the words for it stand beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
