/** What every page is given: the parts of its address. */
export type PageProps = { readonly params: { readonly [name: string]: string | undefined } };
