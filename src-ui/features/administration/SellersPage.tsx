export function SellersPage() {
  return <h1 tabIndex={-1}>SellersPage</h1>;
}
