import type { FakeAccount } from './FakeAccount.ts';

export type ChosenAccount = {
  readonly email: string;
  readonly displayName: string;
};

/** Google's account chooser; null when it was closed without a choice. */
export interface GoogleChooser {
  choose(known: readonly FakeAccount[]): Promise<ChosenAccount | null>;
}
