import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFindingQuery } from '#ui/parts/search/findingQueryUrl.ts';
import { loginHref, originOf, safePath, signUpHref } from '#ui/context/rememberedOrigin.ts';
import { findingHref } from '#ui/parts/search/findingHref.ts';
import { comparisonHref } from '#ui/parts/saved/comparisonHref.ts';
import { paymentLink, withoutReturn } from '#ui/context/paymentReturn.ts';
import { bookingHref, categoryHref, paymentHref, productHref } from '#ui/context/paths.ts';
import { bookHref } from '#ui/parts/product/productLinks.ts';
import { hostileString, hostileStrings, whole } from '../../hostile/hostileStrings.ts';

const site = 'https://shop.example';

/** Every link, parameter and remembered address that contains a text from someone. */
function placesMadeOf(text: string): readonly string[] {
  const encoded = encodeURIComponent(whole(text));
  const searches = [`?from=${text}`, `?from=${encoded}`, `?from=/${encoded}`, `?from=%2F${encoded}`];
  return [
    safePath(text),
    safePath(`/${text}`),
    ...searches.map(originOf),
    loginHref(text),
    signUpHref(text),
    loginHref(safePath(`/${text}`)),
    categoryHref(text),
    productHref(text),
    bookingHref(text),
    paymentHref(text),
    bookHref({ id: text, categoryName: text }),
    comparisonHref([text]),
    findingHref('/allproducts', `?${text}=${text}`, parseFindingQuery(`?q=${text}&category=${encoded}`)),
    `/dashboard/payment/1${withoutReturn(`?payment_intent=${text}&redirect_status=${encoded}&payment_intent_client_secret=${text}`) ?? ''}`,
  ];
}

describe('[G-SEC-1] a link', () => {
  function leadsInside(text: string): void {
    for (const place of placesMadeOf(text)) {
      const url = new URL(place, `${site}/login`);
      expect(url.origin).toBe(site);
      expect(url.pathname.startsWith('//')).toBe(false);
      expect(url.href.includes('payment_intent')).toBe(false);
    }
  }

  it.each(hostileStrings.map((text) => [text.slice(0, 40), text]))('made of %j stays on this site', (_name, text) =>
    leadsInside(text),
  );

  it('made of any text stays on this site', () => {
    assert(property(hostileString, leadsInside), { seed: 28_022_023 });
  });

  it('with a payment contains only its secret, and no page', () => {
    for (const text of hostileStrings) {
      const link = paymentLink(
        `?payment_intent_client_secret=${encodeURIComponent(whole(text))}&redirect=//evil.example`,
      );
      expect(link === null ? [] : Object.keys(link)).toEqual(['clientSecret']);
    }
  });
});
