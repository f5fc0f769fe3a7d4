/*
 * Axios is published whole (21 KB gzip) and in parts; Home can afford only the part that talks to
 * XMLHttpRequest (12 KB). The parts carry no types of their own. They are not covered by axios'
 * promise of compatibility, which is why its version is pinned and the tests run through them.
 */
declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios';
  /** False where there is no XMLHttpRequest. */
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
