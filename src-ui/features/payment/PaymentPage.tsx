export function PaymentPage() {
  return <h1 tabIndex={-1}>PaymentPage</h1>;
}
