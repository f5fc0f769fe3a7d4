// Stand-ins for the browser parts that a page's first drawing reads. Import them before the shop's code. Effects, which
// read more, do not run in the build.

Object.assign(globalThis, {
  addEventListener: () => {},
  // The build has written the page's description.
  document: { head: { querySelector: () => ({}) } },
});

/** Opens an address. Only its path matters: nothing that is rendered names the host. */
export function visit(path: string): void {
  Object.assign(globalThis, { location: new URL(path, 'https://shop.invalid') });
}
