import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { find } from '#domain/search/find.ts';
import { indexProducts } from '../../builders/indexProducts.ts';
import { runs } from '../../builders/runs.ts';
import { aList, aQuery, idsFound, idsFoundIn, someProducts } from './given.ts';

/** Built for each test, so that a defect in building fails the test itself. */
const shop = () =>
  indexProducts(
    aList({
      elitebook: {
        productName: 'HP EliteBook 840 G5, Core i5, 16 GB, 256 GB SSD',
        categoryName: 'HP',
        location: 'Mirpur, Dhaka',
      },
      thinkpad: {
        productName: 'Lenovo ThinkPad T480, 8GB, 15.6 inch',
        categoryName: 'Lenovo',
        description: 'Works well; 16 programs at once',
        location: 'Agrabad, Chattogram',
        sellerName: 'Farhana Rahman',
      },
      iphone: {
        productName: 'Apple iPhone 13, 128 GB',
        categoryName: 'Smart Phone',
        description: 'Comes with a receipt',
        location: 'Sylhet',
      },
      camera: {
        productName: 'Fujifilm X-A5, 18–55 mm lens',
        categoryName: 'Camera',
        description: 'About 30,500 pictures',
        location: "Kolatoli, Cox's Bazar",
        sellerName: 'Zoë Håkansson',
      },
      case: {
        productName: 'Hard case',
        categoryName: 'Camera',
        description: 'For an iPhone, or a Dell',
        location: 'ঢাকা',
        sellerName: 'Dell Molla',
      },
    }),
  );
const found = (text: string) => idsFound(shop(), { text });

describe('[G-SEARCH-1] search', () => {
  it('reads the first 24 words of a pasted page', () => {
    const said = Array.from({ length: 24 }, (_, place) => `word${'abcdefghijklmnopqrstuvwxyz'[place]}`);
    const one = aList({ one: { description: said.join(' ') } });
    expect(idsFoundIn(one, { text: `${said.join(' ')} unheardof` })).toEqual(['one']);
    expect(idsFoundIn(one, { text: `${said.slice(0, 23).join(' ')} unheardof` })).toEqual([]);
  });

  it.each([
    ['its name', 'elitebook', 'elitebook'],
    ['its description', 'programs', 'thinkpad'],
    ['its category', 'lenovo', 'thinkpad'],
    ['its place', 'mirpur', 'elitebook'],
    ['its seller', 'farhana', 'thinkpad'],
    ['words of several fields', 'rahman thinkpad chattogram', 'thinkpad'],
    ['other capitals', 'ELITEbook', 'elitebook'],
    ['a letter without its accent', 'hakansson', 'camera'],
    ['an apostrophe or none', 'coxs', 'camera'],
    ['Bangla', 'ঢাকা hard', 'case'],
  ])('finds a product by %s', (_, text, id) => {
    expect(found(text)).toEqual([id]);
  });

  it('[G-I18N-1] finds a place in either script', () => {
    expect([found('ঢাকা'), found('dhaka')]).toEqual([
      ['case', 'elitebook'],
      ['case', 'elitebook'],
    ]);
  });

  it('requires all words', () => {
    expect(found('lenovo elitebook')).toEqual([]);
    expect(found('lenovo t480')).toEqual(['thinkpad']);
  });

  it('treats only the last word as unfinished', () => {
    expect(found('think')).toEqual(['thinkpad']);
    expect(found('lenovo thi')).toEqual(['thinkpad']);
    expect(found('thi lenovo')).toEqual([]);
  });

  it.each(['thinkpda', 'thinkpd', 'tthinkpad', 'thinkqad', 'hinkpad', 'chattogarm', 'thnik', 'lenvo t480'])(
    'tolerates the typo in %j',
    (text) => {
      expect(found(text)).toEqual(['thinkpad']);
    },
  );

  it('tolerates no second typo, and none in three letters or in a number', () => {
    expect(found('tihnkpda')).toEqual([]);
    expect(found('hpp')).toEqual([]);
    expect(found('iphone 14')).toEqual([]);
    expect(found('t470')).toEqual([]);
    const windows = aList({ ten: { description: 'Windows10' }, eleven: { description: 'Windows11' } });
    expect(idsFoundIn(windows, { text: 'windosw11' })).toEqual(['eleven']);
    expect(idsFoundIn(windows, { text: 'windows12' })).toEqual([]);
  });

  it('ranks exact matches before typos, and names before other fields', () => {
    const products = aList({
      typo: { productName: 'Camero', postedAt: 9 },
      description: { productName: 'Thing', description: 'camera', postedAt: 8 },
      beginning: { productName: 'Cameras', postedAt: 7 },
      category: { productName: 'Other thing', categoryName: 'Camera', postedAt: 6 },
      name: { productName: 'A camera', postedAt: 5 },
    });
    expect(idsFoundIn(products, { text: 'camera' })).toEqual(['name', 'beginning', 'category', 'description', 'typo']);
  });

  it('does not take a known word for a typo of one in a description', () => {
    expect(found('dell')).toEqual(['case']);
    expect(found('well')).toEqual(['thinkpad', 'case']);
    const products = aList({ camera: { productName: 'Sony A7' }, place: { location: 'Sonadanga, Khulna' } });
    expect(idsFoundIn(products, { text: 'sony' })).toEqual(['camera']);
    expect(idsFoundIn(products, { text: 'somad' })).toEqual(['place']);
  });

  it.each(['16 GB', '16gb', '16GB', 'elitebook 16 gb', '16 gb elitebook'])(
    'matches a number with its unit in %j',
    (text) => {
      expect(found(text)).toEqual(['elitebook']);
    },
  );

  it('does not match the number with another unit', () => {
    expect(found('8 GB')).toEqual(['thinkpad']);
    expect(found('13 GB')).toEqual([]);
  });

  it.each([
    ['15 inch', 'thinkpad'],
    ['15.6"', 'thinkpad'],
    ['15.6 inches', 'thinkpad'],
    ['xa5', 'camera'],
    ['x-a5', 'camera'],
    ['55mm', 'camera'],
    ['30500', 'camera'],
    ['30,500', 'camera'],
    ['iphone13', 'iphone'],
    ['think pad', 'thinkpad'],
    ['elite book 840', 'elitebook'],
  ])('understands %j', (text, id) => {
    expect(found(text)).toEqual([id]);
  });

  it.each([
    ['elitebook840', 'elitebook'],
    ['apple13', 'iphone'],
    ['iphone1', 'iphone'],
    ['hard case cam', 'case'],
    ['hardcase', undefined],
    ['x a5', 'camera'],
    ['coxs bazar', 'camera'],
    ['thinkpad480', undefined],
    ['iphone13 128gb', 'iphone'],
    ['128gb iphone13', 'iphone'],
    ['lenovot4 thinkpad', undefined],
    ['elite book', 'elitebook'],
    ['think pad t4', 'thinkpad'],
    ['think pa', 'thinkpad'],
    ['think pa t480', undefined],
    ['book elite', undefined],
    ['iphone13x', undefined],
  ])('splits or joins %j only as sellers write it', (text, id) => {
    expect(found(text)).toEqual(id === undefined ? [] : [id]);
  });

  it('counts a word once for a product, in its best field', () => {
    const products = aList({
      twice: { productName: 'Lens', description: 'lens lens', postedAt: 1 },
      name: { productName: 'Lens', description: 'none', postedAt: 2 },
      seller: { productName: 'Cap', sellerName: 'Lens Shop', description: 'lens', postedAt: 3 },
      category: { productName: 'Cap', categoryName: 'Lens', description: '', postedAt: 4 },
      described: { productName: 'Cap', description: 'for a lens', postedAt: 5 },
    });
    expect(idsFoundIn(products, { text: 'lens' })).toEqual(['name', 'twice', 'category', 'seller', 'described']);
    expect(idsFoundIn(products, { text: 'lens cap' })).toEqual(['category', 'seller', 'described']);
  });

  it('prefers a whole word to a beginning, and both to a typo', () => {
    const products = aList({
      slip: { productName: 'Droen', postedAt: 3 },
      begins: { productName: 'Drones', postedAt: 2 },
      whole: { productName: 'Drone', postedAt: 1 },
    });
    expect(idsFoundIn(products, { text: 'drone' })).toEqual(['whole', 'begins', 'slip']);
    expect(idsFoundIn(products, { text: 'dron' })).toEqual(['begins', 'whole', 'slip']);
  });

  it('has no effect without words', () => {
    expect(found(' …! ')).toHaveLength(5);
  });

  it('finds a product by each of its words, and by one wrong letter in a long one', () => {
    const slip = fc.record({
      kind: fc.constantFrom('drop', 'add', 'change', 'swap'),
      at: fc.nat(),
      letter: fc.constantFrom('q', 'x', 'z'),
    });
    fc.assert(
      fc.property(someProducts, fc.nat(), slip, (products, some, { kind, at, letter }) => {
        const index = indexProducts(products);
        const product = products[some % products.length];
        const text = `${product?.productName} ${product?.categoryName} ${product?.location} ${product?.sellerName} ${product?.description}`;
        const words = text.split(/\s+/).map((word) => word.replace(/,$/, ''));
        for (const word of words) expect(idsFound(index, { text: word })).toContain(product?.id);

        const long = words.filter((word) => /^[a-z]{4,}$/i.test(word));
        const word = long[at % long.length] ?? '';
        const place = at % (word.length - 1);
        const begin = word.slice(0, place);
        const wrong =
          {
            drop: begin + word.slice(place + 1),
            add: begin + letter + word.slice(place),
            change: begin + letter + word.slice(place + 1),
            swap: `${begin}${word[place + 1]}${word[place]}${word.slice(place + 2)}`,
          }[kind] ?? word;
        expect(idsFound(index, { text: wrong }), wrong).toContain(product?.id);
        expect(idsFound(index, { text: `${wrong} ${words[0]}` }), wrong).toContain(product?.id);
      }),
      { ...runs, numRuns: 25 },
    );
  });

  it('ranks results by relevance unless another order is chosen; without words the newest come first', () => {
    expect(find(shop(), aQuery({ text: 'hp' })).sort).toBe('relevance');
    expect(find(shop(), aQuery({ text: 'hp', sort: 'saving' })).sort).toBe('saving');
    expect(find(shop(), aQuery({})).sort).toBe('newest');
    expect(find(shop(), aQuery({ sort: 'relevance' })).sort).toBe('newest');
  });
});
