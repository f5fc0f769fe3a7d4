import { describe, expect, it } from 'vitest';
import { addProductFields } from '#domain/catalogue/productRules.ts';
import { duplicateProduct } from '#domain/selling/duplicateProduct.ts';
import { checkRules } from '#domain/shared/rules.ts';
import { rulesOfNovember } from '../../builders/anAddProductForm.ts';
import { aThinkPad } from '../../builders/aProduct.ts';

describe('[G-SELL-1] a duplicate of a product', () => {
  it('has every field of its form but the date, and neither the picture nor the id', () => {
    const form = duplicateProduct(aThinkPad({ price: 38_500.5 }));
    expect(form).toEqual({
      productName: 'ThinkPad T480',
      email: 'tanvir@example.com',
      condition: 'Good',
      sellerName: 'Tanvir Ahmed',
      description: 'A sturdy laptop.',
      useDuration: '3 years',
      originalPrice: '82000',
      price: '38500.5',
      categoryName: 'Lenovo',
      categoryId: '2',
      phone: '01700 000000',
      location: 'Mirpur, Dhaka',
    });
    expect(new Set([...Object.keys(form), 'postTime'])).toEqual(new Set(addProductFields));
  });

  it('[G-TRUE-1] has none of the hair spaces that break up long words for display', () => {
    const words = `https://example.com/${'a1-'.repeat(100)}`;
    const shown = `${words.slice(0, 200)}\u200a${words.slice(200)}`;
    expect(duplicateProduct(aThinkPad({ description: shown, location: shown }))).toMatchObject({
      description: words,
      location: words,
    });
  });

  it('lacks nothing but its date', () => {
    expect(checkRules(rulesOfNovember, duplicateProduct(aThinkPad()))).toEqual({
      postTime: 'product/post-time-required',
    });
  });
});
