let holders = 0;
let kept = '0px';

/**
 * Stops the page from scrolling under a dialog, and keeps the scrollbar's width so that nothing moves. Answers a
 * function that releases it.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  holders += 1;
  if (holders === 1) {
    const width = `${window.innerWidth - root.clientWidth}px`;
    // Setting it changes the style of every element, even to the same value.
    if (width !== kept) root.style.setProperty('--scrollbar', width);
    kept = width;
    root.classList.add('has-dialog');
  }
  return () => {
    holders -= 1;
    if (holders === 0) root.classList.remove('has-dialog');
  };
}
