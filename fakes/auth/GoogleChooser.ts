import type { FakeAccount } from './FakeAccount.ts';

export type ChosenAccount = {
  readonly email: string;
  readonly displayName: string;
};

/** Google's account chooser; null if the person closed it. */
export interface GoogleChooser {
  choose(known: readonly FakeAccount[]): Promise<ChosenAccount | null>;
}
