/** Focuses the first action of the latest toast (Toasts.tsx). */
export function focusLatestToast(): void {
  document.querySelector<HTMLElement>('[data-toasts] > :last-child button')?.focus();
}
