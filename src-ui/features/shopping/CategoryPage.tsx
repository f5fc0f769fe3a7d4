export function CategoryPage() {
  return <h1 tabIndex={-1}>CategoryPage</h1>;
}
