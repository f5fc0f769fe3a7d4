/**
 * Ignores the pointer for half a second. Call it after a press that moves the page's parts: a second, quick press would
 * hit another part.
 */
export function ignoreNextPress(): void {
  document.body.animate({ pointerEvents: ['none', 'none'] }, 500);
}
