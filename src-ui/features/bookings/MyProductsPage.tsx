export function MyProductsPage() {
  return <h1 tabIndex={-1}>MyProductsPage</h1>;
}
