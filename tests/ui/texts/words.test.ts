import { describe, expect, it } from 'vitest';
import { dealPage } from '#ui/texts/bangla/dealPage.ts';
import { listingDrafts } from '#ui/texts/bangla/listingDrafts.ts';
import { productDesk as banglaDesk } from '#ui/texts/bangla/productDesk.ts';
import { saved as banglaSaved } from '#ui/texts/bangla/saved.ts';
import { administration } from '#ui/texts/english/administration.ts';
import { browse } from '#ui/texts/english/browse.ts';
import { desk } from '#ui/texts/english/desk.ts';
import { failures } from '#ui/texts/english/failures.ts';
import { productDesk } from '#ui/texts/english/productDesk.ts';
import { reportQueue } from '#ui/texts/english/reportQueue.ts';
import { saved } from '#ui/texts/english/saved.ts';
import { failures as originalFailures } from '#ui/texts/original/failures.ts';
import { productDesk as originalDesk } from '#ui/texts/original/productDesk.ts';
import { reportQueue as originalQueue } from '#ui/texts/original/reportQueue.ts';

describe('[G-I18N-1] English words for one', () => {
  it.each([
    [desk.others(1, '1'), '1 other'],
    [desk.chooseShown(1, '1'), 'Choose the one shown'],
    [browse.checkingSellers('0', '1'), 'Checked 0 of 1 seller.'],
    [productDesk.wanted(1, 1), ' It is reserved or requested.'],
    [productDesk.wanted(1, 3), ' 1 of them is reserved or requested.'],
    [saved.added(1, 0), 'Added 1 product.'],
    [saved.added(2, 1), 'Added 2 products and 1 search.'],
  ])('are %j', (words, expected) => {
    expect(words).toBe(expected);
  });

  it.each([
    [1, 1, 'The seller was not sent.'],
    [1, 5, '1 of 5 sellers was not sent.'],
    [4, 5, '4 of 5 sellers were not sent.'],
  ])('say how many sellers were not sent: %i of %i', (unsent, total, words) => {
    expect(administration.verifyingLeft(unsent, total)).toBe(`Verifying stopped because you left the page. ${words}`);
  });
});

describe('[G-I18N-1] Bangla words', () => {
  it('give common nouns their own ending, and leave names as they are', () => {
    expect(dealPage.waitingFor(dealPage.other.buyer)).toBe('বিক্রেতার জন্য অপেক্ষা');
    expect(dealPage.waitingFor('রহিম')).toBe('রহিম-এর জন্য অপেক্ষা');
    expect(listingDrafts.discarding(listingDrafts.unnamed)).toMatch(/^নাম ছাড়া পণ্যের খসড়া/);
    expect(banglaDesk.count(3, 12)).toBe('১২টি পণ্যের মধ্যে ৩টি');
    expect(banglaDesk.outcome.advertising(3, 0, false)).toBe('৩টি পণ্যের বিজ্ঞাপন চালু হয়েছে');
  });

  it('leave out what was not added', () => {
    expect(banglaSaved.added(2, 0)).toBe('২টি পণ্য যোগ হয়েছে।');
  });
});

it('[G-I18N-1] the original wording names its own pages', () => {
  const { advertising, deletion } = originalDesk(productDesk).outcome;
  for (const words of [originalFailures(failures).earlierVersion, advertising(1, 1, false), deletion(1, 1, true)])
    expect(words).toMatch(/See Seller Product[.,]/);
  expect(originalQueue(reportQueue).toSellers).toBe('Go to All Seller');
});
