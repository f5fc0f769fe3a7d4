/** The build's name: that of its script, which contains a hash of its content. */
export function releaseHere(): string {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  return (
    [...scripts]
      .at(-1)
      ?.src.split('/')
      .at(-1)
      ?.replace(/\.js.*$/, '') ?? ''
  );
}
