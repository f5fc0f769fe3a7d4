import { describe, expect, it } from 'vitest';
import { facetKey } from '#domain/search/facetKey.ts';
import { foldText } from '#domain/shared/foldText.ts';
import { modelWords, namesWord } from '#domain/search/modelWords.ts';
import { formatParameters, parseParameters } from '#ui/context/searchParameters.ts';
import { eachToken } from '#domain/search/tokens.ts';
import { wordsAsked, wordsToFind } from '#domain/search/words.ts';

describe('a text as people compare it', () => {
  it.each([
    ['HP EliteBook', 'hp elitebook'],
    ["Cox's", 'coxs'],
    ['Cox’s', 'coxs'],
    ['ʼ`´x', 'x'],
    ['Cox´s', 'coxs'],
    ['Cox`s', 'coxs'],
    [' ̀x', ' x'],
    ['Zoë Håkansson', 'zoe hakansson'],
    ['Straße', 'strasse'],
    ['Ærø', 'aero'],
    ['œuvre', 'oeuvre'],
    ['Đà', 'da'],
    ['Łódź', 'lodz'],
    ['ışık', 'isik'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['ঢাকা', 'ঢাকা'],
    ['ﬁne', 'fine'],
    ['½', '1⁄2'],
    ['plain', 'plain'],
    ['𝐕𝐀𝐈𝐎 ＬＡＰＴＯＰ', 'vaio laptop'],
    ['Galaxy™ S21', 'galaxy s21'],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is one value with any capitals and spaces', () => {
    expect(facetKey('  Smart \t Phone ')).toBe('smart phone');
  });
});

describe('[G-SEARCH-1] the pieces of a text', () => {
  const pieces = (text: string): readonly string[] => {
    const all: string[] = [];
    eachToken(text, (token, hyphenBefore) => all.push(hyphenBefore ? `-${token}` : token));
    return all;
  };

  it.each([
    ['', []],
    [' … ', []],
    ['a', ['a']],
    ['hp elitebook 840', ['hp', 'elitebook', '840']],
    ['x-a5', ['x', '-a5']],
    ['x - a5', ['x', 'a5']],
    ['x--a5', ['x', 'a5']],
    ['-a', ['a']],
    ['a.b', ['a', 'b']],
    ['1,25,000 tk', ['1,25,000', 'tk']],
    ['1,250,000', ['1,250,000']],
    ['30,500, or less', ['30,500', 'or', 'less']],
    ['30,500,1', ['30', '500', '1']],
    ['1,2500', ['1', '2500']],
    ['1,250kg', ['1', '250kg']],
    ['15.6 inch', ['15.6', 'inch']],
    ['1.2.3', ['1.2', '3']],
    ['5.', ['5']],
    ['16gb', ['16gb']],
    ['ঢাকা-১', ['ঢাকা', '-১']],
    ['a😀b', ['a', 'b']],
    ['𝐚b', ['𝐚b']],
    ['`a{b}', ['a', 'b']],
    ['a/0:9', ['a', '0', '9']],
    ['1,000,000,000,000', ['1', '000,000,000,000']],
  ])('of %j are %j', (text, expected) => {
    expect(pieces(text)).toEqual(expected);
  });
});

describe('[G-SEARCH-1] the words under which a text is found', () => {
  it.each([
    ['', []],
    ['16 GB', ['16', 'gb', '16gb']],
    ['16gb', ['16', 'gb', '16gb']],
    ['2 watts', ['2', 'w', '2w']],
    ['12 megapixels', ['12', 'mp', '12mp']],
    ['1 megapixel', ['1', 'mp', '1mp']],
    ['65 watt', ['65', 'w', '65w']],
    ['15.6 inches', ['15.6', 'inch', '15.6inch', '15inch']],
    ['13 inch', ['13', 'inch', '13inch']],
    ['1.5 TB', ['1.5', 'tb', '1.5tb']],
    ['X-A5', ['x', 'a5', 'xa5']],
    ['18-55 mm', ['18', '55', 'mm', '55mm']],
    ['1,250 mAh', ['1250', 'mah', '1250mah']],
    ['gb 16', ['gb', '16']],
    ['16 of gb', ['16', 'of', 'gb']],
    ['i5 gb', ['i5', 'gb']],
    ['5x gb', ['5x', 'gb']],
    ['16-gb', ['16', 'gb', '16gb']],
    ['wi-fi 16gb', ['wi', 'fi', 'wifi', '16', 'gb', '16gb']],
    ['16x', ['16x']],
    ['8 16 gb', ['8', '16', 'gb', '16gb']],
    ['16gb gb', ['16', 'gb', '16gb', 'gb']],
  ])('%j: %j', (text, words) => {
    expect(wordsToFind(text)).toEqual(words);
  });

  it.each(['kb', 'mb', 'gb', 'tb', 'mm', 'cm', 'hz', 'khz', 'mhz', 'ghz', 'mp', 'mah', 'wh', 'w', 'fps'])(
    'know the unit %s',
    (unit) => {
      expect(wordsToFind(`3 ${unit}`)).toEqual(['3', unit, `3${unit}`]);
    },
  );

  it.each([
    ['', []],
    ['16 GB', ['16gb']],
    ['16gb', ['16gb']],
    ['hp hp', ['hp']],
    ['a b a', ['b', 'a']],
    ['x-a5', ['x', 'a5']],
    ['16 GB 8 GB', ['16gb', '8gb']],
    ['2 watts', ['2w']],
    ['8 16', ['8', '16']],
  ])('asked for by %j: %j', (text, words) => {
    expect(wordsAsked(text)).toEqual(words);
  });
});

describe('[G-PRICE-1] the words that say which model a thing is', () => {
  it.each([
    ['HP EliteBook 840 G5, Core i5, 8 GB', ['hp', 'elitebook', '840', 'g5']],
    ['iPhone 13 128GB', ['iphone', '13']],
    ['Canon 80d', ['canon', '80d']],
    ['Galaxy S21 - blue', ['galaxy', 's21']],
    ['Galaxy S21 – blue', ['galaxy', 's21']],
    ['X-T30 body', ['x', 't30', 'body']],
    ['(used) Pixel 7', ['used', 'pixel', '7']],
    ['[new] Pixel', ['new', 'pixel']],
    [' , Pixel 7', ['pixel', '7']],
    ['Drone: small', ['drone']],
    ['Drone | small', ['drone']],
    ['Watch {x}', ['watch']],
    ['A/B', ['a']],
    ['A; B', ['a']],
    ['', []],
    ['15.6 inch screen', ['screen']],
    ['4k', ['4k']],
    ['24mp camera', ['camera']],
    ['2000watth bank', ['2000watth', 'bank']],
  ])('%j: %j', (name, words) => {
    expect(modelWords(name)).toEqual(words);
  });

  it('are found in a name only as whole words', () => {
    expect(namesWord('7')('pixel 7 pro')).toBe(true);
    expect(namesWord('7')('7')).toBe(true);
    expect(namesWord('7')('pixel 7a')).toBe(false);
    expect(namesWord('7')('pixel 17')).toBe(false);
    expect(namesWord('1.5')('1.5 l')).toBe(true);
    expect(namesWord('1.5')('105 l')).toBe(false);
    expect(namesWord('1.2.3')('1.2x3')).toBe(false);
    expect(namesWord('ঢাক')('ঢাকা')).toBe(false);
  });
});

describe("a URL's search", () => {
  it('is read value by value, even if it is malformed', () => {
    expect([...parseParameters('?a=1&b=x+y&a=%C3%A5&c&d=1=2&%zz=%')]).toEqual([
      ['a', ['1', 'å']],
      ['b', ['x y']],
      ['c', ['']],
      ['d', ['1=2']],
      ['%zz', ['%']],
    ]);
    expect([...parseParameters('=x&&')]).toEqual([['', ['x']]]);
    expect([...parseParameters('a=1?')]).toEqual([['a', ['1?']]]);
  });

  it('is readable by people', () => {
    expect(
      formatParameters([
        ['q', 'x y'],
        ['a b', '1+1=2&3'],
        ['q', '😀\ud83d'],
      ]),
    ).toBe('q=x+y&a+b=1%2B1%3D2%263&q=%F0%9F%98%80%EF%BF%BD');
    expect(formatParameters([])).toBe('');
  });
});
