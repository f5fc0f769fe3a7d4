export function SignUpPage() {
  return <h1 tabIndex={-1}>SignUpPage</h1>;
}
