import { AuthEmulator } from '#fakes/server/identity/AuthEmulator.ts';
import { EmulatorAccounts } from '#fakes/server/identity/EmulatorAccounts.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';

export type RunningEmulator = {
  readonly url: string;
  readonly accounts: EmulatorAccounts;
  readonly stop: () => Promise<void>;
};

/** The Auth emulator on a free port, or one that somebody has started and named as Firebase's tools do. */
export async function startAuthEmulator(): Promise<RunningEmulator> {
  const elsewhere = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const backend = elsewhere === '' ? await LocalBackend.start(() => [], { beside: await AuthEmulator.load() }) : null;
  const url = backend?.url ?? `http://${elsewhere}`;
  const accounts = new EmulatorAccounts(url);
  await accounts.protectPrivacy();
  return { url, accounts, stop: async () => backend?.stop() };
}
