import { describe, expect, it } from 'vitest';
import { parseSaved, savedFromRows } from '#domain/saved/parseSaved.ts';
import { markSeen } from '#domain/saved/markSeen.ts';
import { isSaved, remove, save, savedLists, toggle, updateFacts } from '#domain/saved/SavedList.ts';
import type { ProductFacts, SavableProduct, SavedProduct } from '#domain/saved/SavedProduct.ts';

const facts: ProductFacts = {
  id: 'p1',
  productName: 'ThinkPad',
  categoryName: 'Lenovo',
  image: 'it.webp',
  condition: 'Good',
  price: 1,
  originalPrice: 2,
};
const product = (id: string): ProductFacts => ({ ...facts, id });
const saved = (id: string, savedAt = 5): SavedProduct => ({ productId: id, savedAt, facts: product(id) });
const limits = { now: 9, max: 3 };
const seen = { price: 1, at: 9 };
/** As `save` makes it. */
const savedNow = (id: string): SavedProduct => ({ ...saved(id, 9), seen });

describe('saved products', () => {
  it('are read with their facts, as this release and as version 0 wrote them', () => {
    const list = [saved('p1'), { productId: 'p2', savedAt: 6, facts: null }];
    expect(parseSaved(list)).toEqual(list);
    expect(
      parseSaved(
        savedFromRows([
          ['p1', 5, facts],
          ['p2', 6],
        ]),
      ),
    ).toEqual(list);
  });

  it.each([{}, 'p1', 7, null])('are unreadable in %j, which is not a list', (content) => {
    expect(parseSaved(content)).toBeUndefined();
    expect(parseSaved(savedFromRows(content))).toBeUndefined();
  });

  it.each([[[null]], [['p1']], [[[1, 5]]], [[['p1', '5']]], [[['p1']]], [[7]]])('are none in %j', (content) => {
    expect(parseSaved(content)).toEqual([]);
    expect(parseSaved(savedFromRows(content))).toEqual([]);
  });

  it('are at most as many as their list takes, the latest first to stay', () => {
    const stored = ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => saved(id));
    expect(savedLists.comparison.stored.parse(stored)).toEqual(stored.slice(1));
    expect(savedLists.comparison.stored.parse('p1')).toBeUndefined();
  });

  it.each([{ savedAt: 5 }, { productId: 'p1' }, { productId: 7, savedAt: 5 }, { productId: 'p1', savedAt: '5' }])(
    'lose %j, and nothing else',
    (damaged) => {
      expect(parseSaved([damaged, saved('p3')])).toEqual([saved('p3')]);
    },
  );

  it.each([
    ...Object.keys(facts).map((name) => ({ ...facts, [name]: null })),
    { ...facts, id: 'p2' },
    { ...facts, condition: 'constructor' },
    { ...facts, condition: ['Good'] },
    { ...facts, price: '1' },
    { ...facts, image: 7 },
    null,
    'facts',
  ])('have no facts in %j', (damaged) => {
    const list = [
      { productId: 'p1', savedAt: 5, facts: null },
      { productId: 'p3', savedAt: 6, facts: null },
    ];
    expect(
      parseSaved([
        { productId: 'p1', savedAt: 5, facts: damaged },
        { productId: 'p3', savedAt: 6 },
      ]),
    ).toEqual(list);
    expect(
      parseSaved(
        savedFromRows([
          ['p1', 5, damaged],
          ['p3', 6],
        ]),
      ),
    ).toEqual(list);
  });
});

describe('a saved list', () => {
  it('saves a product as the latest, once', () => {
    expect(save([saved('a'), saved('b')], product('a'), limits)).toEqual([saved('b'), savedNow('a')]);
  });

  it('drops the oldest product past its limit', () => {
    expect(save([saved('a'), saved('b'), saved('c')], product('d'), limits)).toEqual([
      saved('b'),
      saved('c'),
      savedNow('d'),
    ]);
  });

  it('toggles a product', () => {
    expect(toggle([saved('a')], product('b'), limits).map(({ productId }) => productId)).toEqual(['a', 'b']);
    expect(toggle([saved('a'), saved('b')], product('a'), limits)).toEqual([saved('b')]);
  });

  it('stays as it is when it is full and a button would add another product', () => {
    const full = [saved('a'), saved('b')];
    expect(toggle(full, product('c'), { ...limits, max: 2 })).toBe(full);
    expect(toggle(full, product('a'), { ...limits, max: 2 })).toEqual([saved('b')]);
  });

  it('removes a product, and ignores one that it lacks', () => {
    expect(remove([saved('a'), saved('b')], 'a')).toEqual([saved('b')]);
    expect(remove([saved('b')], 'a')).toEqual([saved('b')]);
    expect([isSaved([saved('a')], 'a'), isSaved([saved('a')], 'b')]).toEqual([true, false]);
  });

  it('updates the facts of its products, and stays the same list if nothing changed', () => {
    const list = [saved('a'), { productId: 'b', savedAt: 6, facts: null }];
    expect(updateFacts(list, [{ ...product('a'), price: 7 }, product('b'), product('c')])).toEqual([
      { ...saved('a'), facts: { ...product('a'), price: 7 }, seen: { price: 1, at: null } },
      saved('b', 6),
    ]);
    expect(updateFacts(list, [product('a'), product('c')])).toBe(list);
  });

  describe('[G-SALE-1] of a marketplace that states availability', () => {
    const available: SavableProduct = { ...product('a'), status: 'available' };
    const taken: SavedProduct = { ...savedNow('a'), wasTaken: true };

    it.each(['reserved', 'sold'] as const)('remembers that a product was %s', (status) => {
      const found = { ...available, status };
      expect(save([], found, limits)).toEqual([taken]);
      expect(toggle([], found, limits)).toEqual([taken]);
      expect(updateFacts([savedNow('a'), saved('b')], [found])).toEqual([taken, saved('b')]);
    });

    it('remembers nothing of a product that is available, or has no status', () => {
      expect(save([], available, limits)).toEqual([savedNow('a')]);
      const list = [saved('a')];
      expect(updateFacts(list, [available])).toBe(list);
      expect(updateFacts(list, [product('a')])).toBe(list);
    });

    it('keeps the mark until the product is opened while it is available', () => {
      const list = [taken, { ...saved('b'), wasTaken: true } as const];
      expect(updateFacts(list, [available])).toBe(list);
      expect(updateFacts(list, [{ ...available, status: 'reserved' }])).toBe(list);
      expect(markSeen(list, { ...available, status: 'reserved' }, 9)).toEqual(list);
      expect(markSeen(list, product('a'), 9)).toEqual(list);
      expect(markSeen(list, available, 9)).toStrictEqual([savedNow('a'), { ...saved('b'), wasTaken: true }]);
    });

    it('stays the same list when a product is opened that it lacks', () => {
      const list = [saved('a'), { ...saved('b'), wasTaken: true } as const];
      expect(markSeen(list, { ...product('c'), status: 'available' }, 9)).toBe(list);
    });

    it('updates the facts and the seen price of a product that is opened', () => {
      expect(markSeen([taken], { ...available, price: 7 }, 12)).toEqual([
        { ...saved('a', 9), facts: { ...product('a'), price: 7 }, seen: { price: 7, at: 12 } },
      ]);
    });

    it('keeps the mark on the device, and no damaged one', () => {
      expect(parseSaved([taken])).toEqual([taken]);
      expect(parseSaved([{ ...taken, wasTaken: 'yes' }])).toEqual([savedNow('a')]);
    });
  });

  it('leaves out a picture that is a data URL', () => {
    expect(save([], { ...facts, image: 'data:image/png;base64,AAAA' }, limits)[0]?.facts?.image).toBe('');
  });

  it('holds at most four products to compare, 24 recent ones and 500 wishes', () => {
    const { wishList, comparison, recentlyViewed } = savedLists;
    expect([comparison.max, recentlyViewed.max, wishList.max]).toEqual([4, 24, 500]);
  });
});
