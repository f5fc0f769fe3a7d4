export function AdvertisedPage() {
  return <h1 tabIndex={-1}>AdvertisedPage</h1>;
}
