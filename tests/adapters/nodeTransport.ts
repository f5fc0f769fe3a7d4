import httpAdapter from 'axios/unsafe/adapters/http.js';
import { AxiosTransport } from '#adapters/http/AxiosTransport.ts';
import { uncompressed } from './uncompressed.ts';

/** The transport over Node's sockets, because Node has no XMLHttpRequest. */
export function nodeTransport(isOnline?: () => boolean): AxiosTransport {
  if (httpAdapter === false) throw new Error('Node alone has this adapter.');
  return new AxiosTransport(uncompressed(httpAdapter), isOnline);
}
