import { AuthEmulator } from '#fakes/server/identity/AuthEmulator.ts';
import { EmulatorAccounts } from '#fakes/server/identity/EmulatorAccounts.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';

export type RunningEmulator = {
  readonly url: string;
  readonly accounts: EmulatorAccounts;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the Auth emulator on a free port, or uses one that is already running and named in Firebase's own environment
 * variable.
 */
export async function startAuthEmulator(): Promise<RunningEmulator> {
  const elsewhere = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const backend = elsewhere === '' ? await LocalBackend.start(() => [], { beside: await AuthEmulator.load() }) : null;
  const url = backend?.url ?? `http://${elsewhere}`;
  const accounts = new EmulatorAccounts(url);
  await accounts.protectPrivacy();
  return { url, accounts, stop: async () => backend?.stop() };
}
