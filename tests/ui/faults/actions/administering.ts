import type { Fakes } from '#fakes/createFakes.ts';
import { people } from '../../../contracts/tinyWorld.ts';
import { apiFaults, type Fault, without } from '../faults.ts';
import type { PersonAction } from '../PersonAction.ts';
import { press, see, tick } from '../screen.ts';

const { admin, seller, otherSeller, buyer } = people;

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

/** After these, nobody knows whether the seller is verified. */
const unanswered = ['unreachable', 'timeout', 'malformed', 'unavailable'];

const verifiesSeveral = (told: string, faults: readonly Fault[]): PersonAction => ({
  name: `verifies several sellers, of whom ${told}`,
  call: 'sellers.verify',
  who: admin,
  faults,
  before: async (shop) => {
    await shop.go('/dashboard/allseller');
    await tick('Choose all 2 shown');
  },
  does: async ({ fakes }) => {
    await press('Verify 2');
    await see(`0 sellers verified${told}: Selim Seller and Olga Seller.`);
    if (await isVerified(fakes, seller)) throw new Error('The seller is verified although the call failed.');
  },
  goesOn: () => press('Try again (2)'),
  succeeded: async ({ fakes }) => {
    await see('2 sellers verified');
    for (const one of [seller, otherSeller]) {
      if (!(await isVerified(fakes, one))) throw new Error(`${one.name} is not verified.`);
    }
  },
});

async function isVerified(fakes: Fakes, { email }: { readonly email: string }): Promise<boolean> {
  const answer = fakes.marketplace.users.isVerified(email);
  return answer.ok && answer.value;
}

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
  verifiesSeveral('2 failed', without(apiFaults, ...unanswered)),
  verifiesSeveral(
    '2 not confirmed',
    apiFaults.filter(({ name }) => unanswered.includes(name)),
  ),
  deletes('seller', '/dashboard/allseller', seller),
  deletes('buyer', '/dashboard/allbuyer', buyer),
];
