import type { Offer, TabView } from './Page.ts';

/** The options of the dialog that asks someone to log in again. */
export function promptOffers(tab: TabView): readonly Offer[] {
  const { logInAgain, viewModels, device } = tab;
  const logIn = device.people.map((person) => ({
    name: `log in again as ${person.name}`,
    press: () =>
      tab.duringLogIn(async () => {
        if (await viewModels.logIn().withEmail(person)) logInAgain.answer(true);
      }),
  }));
  return [...logIn, { name: 'rather not log in', press: () => logInAgain.answer(false) }];
}

/** The options of the page for an account that the marketplace does not know. */
export function unregisteredOffers({ registration, session }: TabView): readonly Offer[] {
  const create = (type: 'buyer' | 'seller'): Offer => ({
    name: `create the account of a ${type}`,
    press: () => {
      registration.choose(type);
      return registration.register();
    },
  });
  return [create('buyer'), create('seller'), { name: 'sign out', press: () => session.signOut() }];
}
