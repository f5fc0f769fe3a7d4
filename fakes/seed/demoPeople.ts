/** People who can sign in with one click. */
export type DemoPerson = {
  readonly role: 'buyer' | 'seller' | 'admin';
  readonly name: string;
  readonly email: string;
  readonly password: string;
};

/** Everyone's password in the demo world, so that people can also sign in as any seller on a card. */
export const demoPassword = 'Second#Owner1';

export const demoBuyer: DemoPerson = {
  role: 'buyer',
  name: 'Nusrat Jahan',
  email: 'nusrat.jahan@example.com',
  password: demoPassword,
};

export const demoSeller: DemoPerson = {
  role: 'seller',
  name: 'Rahim Uddin',
  email: 'rahim.uddin@example.com',
  password: demoPassword,
};

export const demoAdmin: DemoPerson = {
  role: 'admin',
  name: 'Lubna Haque',
  email: 'lubna.haque@example.com',
  password: demoPassword,
};

export const demoPeople: readonly DemoPerson[] = [demoBuyer, demoSeller, demoAdmin];

/** The person behind 'Continue with Google': an account without a password. */
export const demoGoogleBuyer = { name: 'Tahsin Kabir', email: 'tahsin.kabir@example.com' } as const;
