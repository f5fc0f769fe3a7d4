export function AddProductPage() {
  return <h1 tabIndex={-1}>AddProductPage</h1>;
}
