export function BlogPage() {
  return <h1 tabIndex={-1}>BlogPage</h1>;
}
