export function BookingsPage() {
  return <h1 tabIndex={-1}>BookingsPage</h1>;
}
