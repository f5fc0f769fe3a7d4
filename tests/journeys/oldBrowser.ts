/** Takes away what the oldest supported browsers lack (browserslist in package.json). Runs in the page. */
export function oldBrowser(): void {
  const { prototype: iterator } = (globalThis as { readonly Iterator?: { readonly prototype: object } }).Iterator ?? {};
  const lacks: readonly (readonly [object | undefined, ...(readonly string[])])[] = [
    [Array, 'fromAsync'],
    [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers', 'try'],
    [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference'],
    [Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [Intl, 'Segmenter'],
    [URL, 'canParse', 'parse'],
    [URLSearchParams.prototype, 'size'],
    [AbortSignal, 'any'],
    [Response, 'json'],
    [Element.prototype, 'checkVisibility'],
    [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
    [HTMLDialogElement.prototype, 'requestClose'],
    [Document.prototype, 'startViewTransition'],
    [Navigator.prototype, 'userActivation'],
    [
      globalThis,
      'Iterator',
      'OffscreenCanvas',
      'requestIdleCallback',
      'cancelIdleCallback',
      'scheduler',
      'onscrollend',
    ],
    [iterator, 'map', 'filter', 'some', 'find', 'toArray'],
  ];
  for (const [owner, ...names] of lacks.toReversed())
    for (const name of names) if (owner !== undefined) Reflect.deleteProperty(owner, name);
}
