export function BuyersPage() {
  return <h1 tabIndex={-1}>BuyersPage</h1>;
}
