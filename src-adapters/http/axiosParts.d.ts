/*
 * Home can afford only the part of axios that talks to XMLHttpRequest (12 KB gzip), not all of it (21 KB). The parts
 * have no types and no promise of compatibility, so package.json pins the version and the tests run through them.
 */
declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios';
  /** False if there is no XMLHttpRequest. */
  const xhrAdapter: AxiosAdapter | false;
  export default xhrAdapter;
}

declare module 'axios/unsafe/adapters/http.js' {
  import type { AxiosAdapter } from 'axios';
  /** False outside Node. */
  const httpAdapter: AxiosAdapter | false;
  export default httpAdapter;
}

declare module 'axios/unsafe/core/AxiosHeaders.js' {
  export { AxiosHeaders as default } from 'axios';
}
