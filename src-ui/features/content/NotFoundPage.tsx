export function NotFoundPage() {
  return <h1 tabIndex={-1}>NotFoundPage</h1>;
}
