import type { AxiosAdapter } from 'axios';

/** Asks the server not to compress its answers, which costs more than it saves on one machine. */
export function uncompressed(send: AxiosAdapter): AxiosAdapter {
  return (config) => {
    config.headers.set('Accept-Encoding', 'identity');
    return send(config);
  };
}
