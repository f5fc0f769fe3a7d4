/** The build replaces the expression with the key's value. */
declare const process: { readonly env: { readonly SHOP_IMAGE_HOST_URL?: string } };
