import { describe, expect, test } from 'vitest';
import { LazyFirebaseAuthProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import { ImgbbImageHost } from '#adapters/imgbb/ImgbbImageHost.ts';
import { RestPaymentIntentsApi } from '#adapters/marketplace-rest/RestPaymentIntentsApi.ts';
import { RestTokensApi } from '#adapters/marketplace-rest/RestTokensApi.ts';
import { StripePaymentProvider } from '#adapters/stripe/StripePaymentProvider.ts';
import { type PortName, portNames } from '#domain/portNames.ts';
import { createFakes } from '#fakes/createFakes.ts';
import { fakeAdapters } from '#fakes/fakeAdapters.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { portPanel } from '#fakes/panel/portPanel.ts';
import { FakePaymentIntentsApi } from '#fakes/payments/FakePaymentIntentsApi.ts';
import { type PortChoice, readPortChoice, realPortsOf, writePortChoice } from '#fakes/ports/PortChoice.ts';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { missingKeys } from '#src/configuration.ts';
import { RealPorts } from '#src/live/RealPorts.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';

const environment = {
  SHOP_API_URL: 'http://localhost:4180',
  SHOP_FIREBASE_API_KEY: 'key',
  SHOP_FIREBASE_AUTH_DOMAIN: 'localhost',
  SHOP_FIREBASE_PROJECT_ID: 'demo',
  SHOP_IMAGE_HOST_URL: 'http://localhost:4180/1/upload',
  SHOP_IMAGE_HOST_KEY: 'key',
  SHOP_STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
};

const allFake: PortChoice = { auth: 'fake', marketplace: 'fake', images: 'fake', payments: 'fake' };

async function portsFor(real: readonly PortName[]) {
  const { marketplace, accounts } = createDemoWorld({ products: 12, now: 0 });
  const fakes = createFakes({ seed: { marketplace, accounts }, storage: null, clock: { now: () => 0 } });
  const choice = { ...allFake, ...Object.fromEntries(real.map((port) => [port, 'real'])) } as PortChoice;
  const adapters = fakeAdapters(fakes, choice, new RealPorts(environment, real));
  const core = adapters.core({ logInAgain: new LogInAgainPrompt() });
  const ports = {
    ...core,
    ...(await adapters.shop({ ...core, session: {} as SessionStore })),
    ...(await adapters.payment()),
  };
  return { ports, fakes };
}

describe('[G-DEV-2] each of the four ports is fake or real on its own', () => {
  const choices = Array.from({ length: 16 }, (_, bits) =>
    portNames.filter((_port, place) => (bits & (1 << place)) !== 0),
  );

  test.each(choices.map((real) => [real.join(', ') || 'none', real] as const))('real: %s', async (_title, real) => {
    const { ports, fakes } = await portsFor(real);
    const isReal = (port: PortName): boolean => real.includes(port);
    const auth = ports.auth;
    expect(isReal('auth') ? auth instanceof LazyFirebaseAuthProvider : auth === fakes.auth).toBe(true);
    expect(ports.tokens instanceof RestTokensApi).toBe(isReal('marketplace'));
    expect(ports.imageHost instanceof ImgbbImageHost).toBe(isReal('images'));
    expect(ports.paymentProvider instanceof StripePaymentProvider).toBe(isReal('payments'));
  });

  test('payments start where they are paid', async () => {
    expect((await portsFor(['payments'])).ports.paymentIntents).toBeInstanceOf(RestPaymentIntentsApi);
    expect((await portsFor(['marketplace'])).ports.paymentIntents).toBeInstanceOf(FakePaymentIntentsApi);
  });

  test('a payment of another marketplace’s booking can be opened at the fake provider', async () => {
    const { ports } = await portsFor(['marketplace']);
    const created = await ports.paymentIntents.create({ bookingId: 'b1', price: 61500 });
    if (!created.ok) throw new Error(created.failure.code);
    const report = await ports.paymentProvider.retrieve(created.value);
    expect(report).toMatchObject({ ok: true, value: { charge: { amount: 61500, currency: 'bdt' } } });
  });
});

describe('the choice of ports', () => {
  test('survives a reload', () => {
    const storage = new InMemoryStorage();
    writePortChoice(storage, { ...allFake, auth: 'real', payments: 'real' });
    expect(realPortsOf(readPortChoice(storage, () => true))).toEqual(['auth', 'payments']);
  });

  test('stays fake where the keys of a port are missing', () => {
    const storage = new InMemoryStorage();
    writePortChoice(storage, { ...allFake, auth: 'real', marketplace: 'real' });
    const possible = (port: PortName): boolean => missingKeys({ SHOP_API_URL: 'http://localhost' }, port).length === 0;
    expect(realPortsOf(readPortChoice(storage, possible))).toEqual(['marketplace']);
  });

  test('names the keys that a real port needs', () => {
    const drawn = portPanel(
      allFake,
      (port) => missingKeys({}, port),
      () => {},
    );
    expect(drawn.textContent).toContain('Real needs SHOP_IMAGE_HOST_URL, SHOP_IMAGE_HOST_KEY.');
    expect([...drawn.querySelectorAll('select')].every((select) => select.disabled)).toBe(true);
  });

  test('is reported, so that it can be stored', () => {
    const chosen: PortChoice[] = [];
    const drawn = portPanel(
      allFake,
      () => [],
      (choice) => chosen.push(choice),
    );
    const select = drawn.querySelector<HTMLSelectElement>('#demo-port-images');
    if (select === null) throw new Error('There is no choice of image hosts.');
    select.value = 'real';
    select.dispatchEvent(new Event('change'));
    expect(chosen).toEqual([{ ...allFake, images: 'real' }]);
  });
});
