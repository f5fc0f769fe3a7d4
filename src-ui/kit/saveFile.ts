/** Offers a text to the person as a download. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads it after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
