import httpAdapter from 'axios/unsafe/adapters/http.js';
import { AxiosTransport } from '#adapters/axios/AxiosTransport.ts';

/** The transport over Node's own sockets, which have no XMLHttpRequest. */
export function nodeTransport(): AxiosTransport {
  if (httpAdapter === false) throw new Error('Node alone has this adapter.');
  return new AxiosTransport(httpAdapter);
}
