import xhrAdapter from 'axios/unsafe/adapters/xhr.js';
import { AxiosTransport } from './AxiosTransport.ts';

/** Over XMLHttpRequest: fetch knows no upload progress, and fails uploads with it over HTTP/1.1. */
export function browserTransport(): AxiosTransport {
  if (xhrAdapter === false) throw new Error('There is no XMLHttpRequest here.');
  return new AxiosTransport(xhrAdapter);
}
