export function ReportedItemsPage() {
  return <h1 tabIndex={-1}>ReportedItemsPage</h1>;
}
