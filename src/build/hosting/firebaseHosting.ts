import { cacheOfAssets, cacheOfMissing, cacheOfPages, type Header } from './headers.ts';
import { pageAddress } from './pageAddress.ts';
import { formAddress, shareAddress } from './shareAddress.ts';

type HeaderRule = {
  readonly headers: readonly { readonly key: string; readonly value: string }[];
} & ({ readonly regex: string } | { readonly source: string });

export type FirebaseHosting = {
  readonly hosting: {
    readonly public: string;
    readonly ignore: readonly string[];
    /** Whether a page's file is found without its extension. */
    readonly cleanUrls: boolean;
    readonly redirects: readonly { readonly source: string; readonly destination: string; readonly type: number }[];
    readonly rewrites: readonly { readonly regex: string; readonly destination: string }[];
    readonly headers: readonly HeaderRule[];
  };
};

const rule = (headers: readonly Header[]): HeaderRule['headers'] => headers.map(([key, value]) => ({ key, value }));

/**
 * The configuration of Firebase Hosting, placed beside the folder that it deploys. When two rules match, the later one
 * wins.
 */
export function firebaseHosting(folder: string, headers: readonly Header[]): FirebaseHosting {
  return {
    hosting: {
      public: folder,
      // Firebase compresses files itself.
      ignore: ['**/.*', '**/*.gz', '**/*.br', '_headers', '_redirects'],
      cleanUrls: true,
      redirects: [{ source: shareAddress, destination: formAddress('lost'), type: 302 }],
      rewrites: [{ regex: pageAddress, destination: '/app.html' }],
      headers: [
        { regex: '^/.*$', headers: rule([...headers, ['Cache-Control', cacheOfPages]]) },
        { regex: '^/assets/.*$', headers: rule([['Cache-Control', cacheOfAssets]]) },
        { source: '404.html', headers: rule([['Cache-Control', cacheOfMissing]]) },
      ],
    },
  };
}
