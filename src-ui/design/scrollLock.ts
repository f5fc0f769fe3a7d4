let holders = 0;

/** Keeps the page still under a dialog, and everything where it was without the scrollbar; answers how to let go. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  holders += 1;
  if (holders === 1) {
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    root.classList.add('has-dialog');
  }
  return () => {
    holders -= 1;
    if (holders === 0) root.classList.remove('has-dialog');
  };
}
