import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AuthEmulator } from '#fakes/server/identity/AuthEmulator.ts';

test('the local backend goes on when an account cannot be stored, and says so', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const emulator = await AuthEmulator.load();
  emulator.onChange(async () => {
    throw new Error('The disk is full');
  });
  const server = createServer((request, response) => emulator.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const signedUp = await fetch(`http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', password: 'First#Words1' }),
  });
  expect(signedUp.status).toBe(200);
  await vi.waitFor(() => expect(log.mock.calls.join()).toContain('The disk is full'));
  await emulator.settled();
});
