let byKeys = false;

/**
 * Whether the person's last act was by keyboard. `:focus-visible` does not tell: in Safari it also matches what a script
 * focuses after a press of the mouse has closed a dialog.
 */
export function worksByKeys(): boolean {
  return byKeys;
}

// The build renders pages where there is no window.
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (byKeys = true), { capture: true });
  window.addEventListener('pointerdown', () => (byKeys = false), { capture: true });
}
