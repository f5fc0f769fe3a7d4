export function CategoriesPage() {
  return <h1 tabIndex={-1}>CategoriesPage</h1>;
}
