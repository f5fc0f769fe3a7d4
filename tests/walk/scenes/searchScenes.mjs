import { savedSearches } from '#ui/texts/bangla/savedSearches.ts';
import { suggestions } from '#ui/texts/bangla/suggestions.ts';
import { largerWorldSize } from '../knownData.mjs';
import { settle } from '../Visitor.mjs';

/** Pages of results, for large catalogues. */
const pagedSearch = {
  name: 'search in pages',
  who: 'visitor',
  setting: { extensions: 'search', size: largerWorldSize },
  async walk(visitor) {
    await visitor.lookAt(['/allproducts', '/allproducts?q=hp', '/allproducts?q=xyzxyz', '/allproducts/advertise']);
    await visitor.open('/allproducts');
    await visitor.pressAll('main');
  },
};

const fromTheBar = {
  name: 'search from the bar',
  who: 'buyer',
  async walk(visitor) {
    const { page, look } = visitor;
    await visitor.open('/blog');
    const field = page.getByRole('banner').getByRole('combobox');
    await page.locator('[data-search]:visible').click();
    await field.waitFor();
    await look('field');
    for (const words of ['sam', 'ক্যামেরা']) {
      await field.fill(words);
      await visitor.shows(suggestions.all(words));
      await look(`“${words}” typed`);
    }
    await field.fill('xyzxyz');
    await visitor.shows(suggestions.none('xyzxyz'));
    await look('no match');
    await field.fill('hp');
    await field.press('Enter');
    await page.waitForURL(/q=hp/);
    await settle(page);
    await look('found');
    await field.click();
    await visitor.shows(suggestions.forgetAll);
    await look('recent searches');
  },
};

const savedOnTheDevice = {
  name: 'saved searches',
  who: 'buyer',
  async walk(visitor) {
    const { look } = visitor;
    for (const query of ['q=hp', 'condition=Good', 'q=xyzxyz']) {
      await visitor.open(`/allproducts?${query}`);
      await visitor.press(savedSearches.save);
      await visitor.shows(savedSearches.saved);
      await look(`“${query}” saved`);
    }
    await visitor.open('/allproducts');
    await visitor.wish(3);
    await look('products saved');
    await visitor.open('/wishlist');
    await look('saved products and searches');
    await visitor.pressAll('main');
    await visitor.open('/allproducts?condition=Good&place=Dhaka&verified=1&max=50000');
    await look('filters');
    await visitor.pressAll('main');
  },
};

export const searchScenes = [pagedSearch, fromTheBar, savedOnTheDevice];
