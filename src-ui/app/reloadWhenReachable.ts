/**
 * For code that did not come twice: Chromium remembers that a module failed until the page is loaded anew, and a new
 * version of the shop no longer has the old one's files. Never into the browser's own page about a lost connection.
 */
export async function reloadWhenReachable(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  location.reload();
}
