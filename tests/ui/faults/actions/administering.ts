import { people } from '../../../contracts/tinyWorld.ts';
import { apiFaults } from '../faults.ts';
import type { PersonAction } from '../PersonAction.ts';
import { press, see } from '../screen.ts';

const { admin, seller, buyer } = people;

const verifies: PersonAction = {
  name: 'verifies a seller',
  call: 'sellers.verify',
  who: admin,
  faults: apiFaults,
  before: (shop) => shop.go('/dashboard/allseller'),
  does: () => press(`Verify ${seller.name}`),
  goesOn: () => press(`Verify ${seller.name}`),
  succeeded: async ({ fakes }) => {
    await see('Seller verified successfully');
    const verified = await fakes.marketplaceApi.users.isVerified(seller.email);
    if (!verified.ok || !verified.value) throw new Error('The seller is not verified.');
  },
};

function deletes(what: 'seller' | 'buyer', address: string, { name }: { readonly name: string }): PersonAction {
  return {
    name: `deletes a ${what}`,
    call: what === 'seller' ? 'sellers.delete' : 'buyers.delete',
    who: admin,
    faults: apiFaults,
    before: async (shop) => {
      await shop.go(address);
      await press(`Delete ${name}`);
    },
    does: () => press('Confirm Delete'),
    goesOn: () => press('Confirm Delete'),
    succeeded: () => see(`${name} deleted successfully`),
  };
}

export const administering: readonly PersonAction[] = [
  verifies,
  deletes('seller', '/dashboard/allseller', seller),
  deletes('buyer', '/dashboard/allbuyer', buyer),
];
