/** The props of every page: the parameters in its address. */
export type PageProps = { readonly params: { readonly [name: string]: string | undefined } };
