/** The shop's logo. Drawn inline, because every page shows it on its first screen. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect className="brand__bg" width="32" height="32" rx="9" />
      <path className="brand__fg" d="M9.5 15.2a6.8 6.8 0 0 1 12.1-3.4M22.5 16.8a6.8 6.8 0 0 1-12.1 3.4" />
      <path className="brand__fg" d="M22.3 7.6v4.6h-4.6M9.7 24.4v-4.6h4.6" />
    </svg>
  );
}
