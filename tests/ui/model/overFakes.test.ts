import { afterAll, describe, expect, it, vi } from 'vitest';
import { commands } from './Command.ts';
import { fakesBacking } from './fakesBacking.ts';
import { everything, ModelRun } from './modelRun.ts';

// Reads are repeated at once, so that a sequence has more of them.
vi.mock('#adapters/browser/browserWait.ts', () => ({ browserWait: async () => {} }));

const model = new ModelRun();

afterAll(() => model.end());

describe('[G-FAULT-1] when buyers, sellers and an admin act at the same time, on slow, broken and lost connections', () => {
  it('no booking is lost or doubled, no deleted thing is shown, nothing waits for ever, nobody exceeds their rights, and nothing is paid twice', async () => {
    await model.check(commands, { backing: fakesBacking });
  });

  it('every kind of command and call occurs', () => {
    expect([...model.reached.keys()]).toEqual(expect.arrayContaining(everything));
  });
});
