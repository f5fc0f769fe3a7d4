import { describe, expect, it } from 'vitest';
import { contractsHeld, portsOf, portsOffered } from './portsOf.ts';
import { parse, sourceFiles } from './sourceFiles.ts';

const ports = portsOf(sourceFiles('src-domain'));

/** Wrappers implement a port around another implementation of it. */
const adapters = sourceFiles('src-adapters').filter(({ fileName }) => !fileName.startsWith('src-adapters/caching/'));

/** A marketplace is the sum of its slices. Each slice has its own adapter; the composition root combines them. */
const sums = new Set(['MarketplaceApi']);

const suites = sourceFiles('tests/contracts');
const isOfFakes = (path: string) => /\/fake\w*\.test\.ts$/.test(path);

describe('the ports of the domain', () => {
  it('are found', () => {
    expect(ports).toEqual(
      expect.arrayContaining(['AuthProvider', 'BookingsApi', 'Clock', 'ImageHost', 'PaymentRecords', 'TokenStore']),
    );
    expect(ports.length).toBeGreaterThanOrEqual(16);
  });

  it('have a fake each', () => {
    const faked = portsOffered(sourceFiles('fakes'));
    expect(ports.filter((port) => !faked.has(port))).toEqual([]);
  });

  it('have a real adapter each', () => {
    const real = portsOffered(adapters);
    expect(ports.filter((port) => !sums.has(port) && !real.has(port))).toEqual([]);
  });

  it('have a contract that their fake is held to', () => {
    const held = contractsHeld(suites, isOfFakes);
    expect(ports.filter((port) => !held.has(port))).toEqual([]);
  });

  it('have a contract that their real adapter is held to', () => {
    const held = contractsHeld(suites, (path) => !isOfFakes(path));
    expect(ports.filter((port) => !held.has(port))).toEqual([]);
  });
});

describe('the card form, the port of the UI', () => {
  const component = 'FunctionComponent<PaymentFormProps>';

  it('has a fake and a real adapter', () => {
    expect(portsOffered(sourceFiles('fakes'))).toContain(component);
    expect(portsOffered(adapters)).toContain(component);
  });

  it('has a contract that both are held to', () => {
    expect(contractsHeld(suites, isOfFakes)).toContain('PaymentForm');
    expect(contractsHeld(suites, (path) => !isOfFakes(path))).toContain('PaymentForm');
  });
});

describe('a contract', () => {
  const contract = parse(
    'ReportsApi.contract.ts',
    'export function describeReportsApiContract() { describeQueueContract(); }',
  );
  const held = (test: string) =>
    contractsHeld([contract, parse('fakeReports.test.ts', test)], (path) => path === 'fakeReports.test.ts');

  it('is held when a test runs its suite, and with it those that the suite runs', () => {
    expect(held("describeReportsApiContract('the fake');")).toEqual(new Set(['ReportsApi', 'Queue']));
  });

  it.each([
    "import { describeReportsApiContract } from './ReportsApi.contract.ts';",
    '// describeReportsApiContract();',
  ])('is not held by %s', (test) => {
    expect(held(test)).toEqual(new Set());
  });
});

describe('a port', () => {
  const found = (source: string) => [...portsOffered([parse('example.ts', source)])];

  it('is an interface that says so by its name', () => {
    const domain = parse(
      'example.ts',
      'export interface ReportsApi {} interface PaymentForm {} export type UsersApi = object;',
    );
    expect(portsOf([domain])).toEqual(['ReportsApi']);
  });

  it.each([
    'class RestReportsApi implements ReportsApi {}',
    'function fakeReportsApi(): ReportsApi { return {}; }',
    'class FakeMarketplaceApi { readonly reports: ReportsApi = {}; }',
  ])('is offered by %s', (source) => {
    expect(found(source)).toContain('ReportsApi');
  });

  it.each([
    'class Reports { readonly #reports: ReportsApi; }',
    'class Reports { constructor(reports: ReportsApi) {} }',
    'function show(reports: ReportsApi): void {}',
    "import type { ReportsApi } from '#domain/ReportsApi.ts';",
  ])('is not offered by %s', (source) => {
    expect(found(source)).not.toContain('ReportsApi');
  });
});
