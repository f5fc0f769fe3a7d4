export function SellersProductsPage() {
  return <h1 tabIndex={-1}>SellersProductsPage</h1>;
}
