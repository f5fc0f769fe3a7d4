/** Marks the elements that the HTML came with, for search engines and previews that run no script. */
export const writtenMark = 'data-written';

/** Whether the HTML brought a description of its page, and no other page has replaced it. */
export function hasWrittenHead(): boolean {
  return document.head.querySelector(`[${writtenMark}]`) !== null;
}

/** Removes what the HTML says about the page it was made for: each page brings its own. */
export function forgetWrittenHead(): void {
  for (const element of document.head.querySelectorAll(`[${writtenMark}]`)) element.remove();
}
