import { expect, it } from 'vitest';
import type { ChosenAccount } from '#fakes/auth/GoogleChooser.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { aFakeWorld } from './aFakeWorld.ts';
import { describeAuthProviderContract } from './AuthProvider.contract.ts';
import { people } from './tinyWorld.ts';

describeAuthProviderContract('in memory', async () => {
  const storage = new InMemoryStorage();
  let chosen: ChosenAccount | null = null;
  const google = { choose: async () => chosen };
  const { auth, control, clock } = aFakeWorld({ storage, google });
  return {
    auth,
    reload: () => aFakeWorld({ storage }).auth,
    openTab: () => aFakeWorld({ storage: storage.openTab() }).auth,
    answerGoogle(account) {
      chosen = account;
    },
    disable: async (email) => auth.disable(email),
    passTime: (milliseconds) => clock.advance(milliseconds),
    goOffline: () => control.goOffline(),
    resetMails: async () => auth.outbox.map((mail) => mail.to),
  };
});

it('[G-FAULT-1] somebody is signed in until they sign out where the browser stores nothing', async () => {
  const { auth } = aFakeWorld({ storage: new InMemoryStorage(0) });
  const { email, password } = people.buyer;
  expect(await auth.signIn(email, password)).toMatchObject({ ok: true, value: { email } });
  expect(await auth.current()).toMatchObject({ email });
  await auth.signOut();
  expect(await auth.current()).toBeNull();
});
