import { createContext } from 'react';

export type SharedCount = { readonly refresh: () => Promise<void> };

/** The drawer's number of requests, for pages whose writes make it untrue. Null outside the dashboard. */
export const RequestCountContext = createContext<SharedCount | null>(null);
