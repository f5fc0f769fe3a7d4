export function LogInPage() {
  return <h1 tabIndex={-1}>LogInPage</h1>;
}
