import { afterEach, describe, expect, it } from 'vitest';
import { failureTexts } from '#ui/texts/failures.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { bookingRow, idOfRow as id } from './bookingRow.ts';
import { type FaultyServer, json } from './FaultyServer.ts';

afterEach(stopProductionShops);

/** A list as a database holds it: deleting a row removes it. */
function holds(server: FaultyServer, path: string, rows: readonly object[]): void {
  const gone = new Set<string>();
  server.script = ({ method, url }) => {
    const wanted = decodeURIComponent(url.split('/').at(-1) ?? '');
    if (method === 'DELETE') {
      gone.add(wanted);
      return json(200, { acknowledged: true, deletedCount: 1 });
    }
    if (!url.startsWith(path)) return null;
    return json(
      200,
      rows.filter((row) => !Object.values(row).some((value) => gone.has(String(value)))),
    );
  };
}

const productRow = (serial: number, changes: object) => {
  const { id: _id, sellerEmail, postedAt: _postedAt, ...row } = products.laptop;
  return { ...row, _id: id(serial), email: sellerEmail, productName: `Laptop ${serial}`, ...changes };
};
const cells = (): readonly string[] => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');

describe('[G-TRUE-1] A booking of a loose database', () => {
  it('has the single number in its price’s text as its price', async () => {
    const { server, go } = await aProductionShop({ who: people.buyer });
    holds(server, '/buyersproducts', [bookingRow(1, { price: 'ProductPrice: 25500' })]);
    await go('/dashboard');
    await see('Phone 1');
    expect(cells()[0]).toContain('25,500 tk');
    expect(document.querySelectorAll('.unreadable')).toHaveLength(0);
  });

  it('has a row with its id and a working Delete if it is unreadable', async () => {
    const { server, go } = await aProductionShop({ who: people.buyer });
    holds(server, '/buyersproducts', [
      bookingRow(1, {}),
      bookingRow(2, { price: '25500 or 30000' }),
      bookingRow(3, { email: 7, price: null }),
    ]);
    await go('/dashboard');
    await see(id(2));
    expect(cells()).toEqual([
      expect.stringContaining('Phone 1'),
      expect.stringContaining(`couldn’t be readID ${id(2)}`),
      expect.stringContaining(`couldn’t be readID ${id(3)}`),
    ]);
    await press(`Delete ID ${id(2)}`);
    await press('Delete booking');
    await nothingPending();
    expect(server.asked).toContain(`DELETE /booking/${id(2)}`);
    expect(shown()).not.toContain(id(2));
    await see(id(3));
  });

  it('does not become an empty list if all are unreadable', async () => {
    const { server, go } = await aProductionShop({ who: people.buyer });
    holds(server, '/buyersproducts', [bookingRow(1, { price: 'free' }), { ...bookingRow(2, {}), _id: null }]);
    await go('/dashboard');
    await see(`ID ${id(1)}`);
    await see('1 more row couldn’t be read and has no ID.');
    expect(shown()).not.toContain('No bookings yet');
  });

  it('is deleted only for the person it names', async () => {
    const { server, go } = await aProductionShop({ who: people.buyer });
    holds(server, '/buyersproducts', [bookingRow(1, { price: 'free', email: people.otherBuyer.email })]);
    await go('/dashboard');
    await press(`Delete ID ${id(1)}`);
    await press('Delete booking');
    expect(server.asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });
});

describe('[G-TRUE-1] A seller’s product of a loose database', () => {
  it('has the single number in its price’s text as its price, for shoppers, too', async () => {
    const { server, go } = await aProductionShop({ who: people.seller });
    holds(server, '/allproducts', [productRow(1, { price: '25000 tk', originalPrice: 'Tk. 1,20,000/-' })]);
    await go('/allproducts');
    await see('25,000 tk');
    await see('120,000 tk');
  });

  it('has a row with its id and a Delete with Undo if it is unreadable', async () => {
    const { server, go } = await aProductionShop({ who: people.seller });
    holds(server, '/sellersproducts', [productRow(1, {}), productRow(2, { condition: 'Like new' })]);
    await go('/dashboard/sellersproducts');
    await see(`couldn’t be readID ${id(2)}`);
    await press(`Delete ID ${id(2)}`);
    await press('Delete product');
    expect(document.querySelectorAll('.unreadable')).toHaveLength(0);
    await press('Undo');
    await see(`couldn’t be readID ${id(2)}`);
    await press(`Delete ID ${id(2)}`);
    await press('Delete product');
    await press('Delete now');
    await nothingPending();
    expect(server.asked).toContain(`DELETE /sellersporducts/${id(2)}`);
    expect(cells()).toEqual([expect.stringContaining('Laptop 1')]);
  });

  it.each(['/allproducts', '/allproducts/advertise', '/categories/HP'])(
    'does not make the list at %s empty if no row can be read',
    async (address) => {
      const { server, go } = await aProductionShop({ who: people.buyer });
      const path = address === '/categories/HP' ? address : '/allproducts';
      holds(server, path, [productRow(1, { price: 'ask me' }), productRow(2, { price: null })]);
      await go(address);
      await see(failureTexts.english.malformed);
      expect(shown()).toContain('2 listings couldn’t be shown');
      expect(shown()).not.toMatch(/No products|No advertised/);
      holds(server, path, [productRow(1, { advertise: 'advertise' })]);
      await press('Try again');
      await see('Laptop 1');
    },
  );

  it('is only counted in shoppers’ lists', async () => {
    const { server, go } = await aProductionShop();
    holds(server, '/allproducts', [productRow(1, {}), productRow(2, { price: 'ask me' })]);
    await go('/allproducts');
    await see('Laptop 1');
    expect(shown()).not.toContain(id(2));
    expect(shown()).toContain('1 ');
  });
});

describe('[G-TRUE-1] An account of a loose database', () => {
  it('has a row with its id, and is deleted by its address if it has one', async () => {
    const { server, go } = await aProductionShop({ who: people.admin });
    holds(server, '/buyers', [
      { _id: id(1), name: 'Bela', email: 'bela@shop.example' },
      { _id: id(2), name: 'Nobody' },
      { _id: id(3), name: { first: 'Omar' }, email: 'omar@shop.example' },
    ]);
    await go('/dashboard/allbuyer');
    await see(id(3));
    expect(cells()[1]).toBe(
      `This account couldn’t be readID ${id(2)}It has no email address, so it can’t be deleted here.`,
    );
    await press(`Delete ID ${id(3)}`);
    await see('omar@shop.example will be removed');
    await press('Confirm Delete');
    await nothingPending();
    expect(server.asked).toContain('DELETE /users/omar%40shop.example');
    expect(shown()).not.toContain(id(3));
  });
});
