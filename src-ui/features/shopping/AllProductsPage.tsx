export function AllProductsPage() {
  return <h1 tabIndex={-1}>AllProductsPage</h1>;
}
