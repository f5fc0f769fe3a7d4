import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFindingQuery } from '#domain/catalogue/finding/findingQueryUrl.ts';
import { loginHref, originOf, safePath, signUpHref } from '#ui/app/rememberedOrigin.ts';
import { findingHref } from '#ui/features/browse/findingHref.ts';
import { comparisonHref } from '#ui/features/kept/comparisonHref.ts';
import { paymentLink, withoutReturn } from '#ui/features/payment/providerReturn.ts';
import { bookHref, categoryHref, detailsHref } from '#ui/features/shopping/productLinks.ts';
import { hostileString, hostileStrings, whole } from '../../hostile/hostileStrings.ts';

const site = 'https://shop.example';

/** Where every link, parameter and remembered place leads that is made of a text. */
function placesMadeOf(text: string): readonly string[] {
  const encoded = encodeURIComponent(whole(text));
  const searches = [`?from=${text}`, `?from=${encoded}`, `?from=/${encoded}`, `?from=%2F${encoded}`];
  return [
    safePath(text), safePath(`/${text}`), ...searches.map(originOf),
    loginHref(text), signUpHref(text), loginHref(safePath(`/${text}`)),
    categoryHref(text), detailsHref({ id: text }), bookHref({ id: text, categoryName: text }), comparisonHref([text]),
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

  it.each(hostileStrings.map((text) => [text.slice(0, 40), text]))('leads to this site alone, made of %j', (_name, text) => leadsInside(text));

  it('leads to this site alone, whatever it is made of', () => {
    assert(property(hostileString, leadsInside), { seed: 28_022_023 });
  });

  it('with a payment in it only ever tells a secret, and no place', () => {
    for (const text of hostileStrings) {
      const link = paymentLink(`?payment_intent_client_secret=${encodeURIComponent(whole(text))}&redirect=//evil.example`);
      expect(link === null ? [] : Object.keys(link)).toEqual(['clientSecret']);
    }
  });
});
