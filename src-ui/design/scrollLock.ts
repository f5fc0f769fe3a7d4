let holders = 0;

/** Keeps the page still under a dialog; answers how to let go. */
export function lockScroll(): () => void {
  holders += 1;
  document.documentElement.classList.add('has-dialog');
  return () => {
    holders -= 1;
    if (holders === 0) document.documentElement.classList.remove('has-dialog');
  };
}
