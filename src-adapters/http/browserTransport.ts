import xhrAdapter from 'axios/unsafe/adapters/xhr.js';
import { AxiosTransport } from './AxiosTransport.ts';

/** Uses XMLHttpRequest, because fetch has no upload progress and its streaming uploads fail over HTTP/1.1. */
export function browserTransport(): AxiosTransport {
  if (xhrAdapter === false) throw new Error('There is no XMLHttpRequest here.');
  return new AxiosTransport(xhrAdapter);
}
