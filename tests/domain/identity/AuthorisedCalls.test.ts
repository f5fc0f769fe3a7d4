import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { AuthorisedCalls, type LogInAgain } from '#domain/identity/AuthorisedCalls.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { answers, apiFailures, offline, refuses } from '../../builders/answers.ts';
import { aTokenStore } from '../../builders/aTokenStore.ts';

/** A promise that the test resolves. */
function aPromise<T>() {
  let resolve = (_value: T) => {};
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

const expired = { code: 'api/session-expired' } as const;

type Given = {
  readonly token: string | null;
  readonly issue?: TokensApi['issue'];
  readonly account?: Account | null;
  readonly logInAgain?: LogInAgain['ask'];
};

/** Calls to a marketplace that accepts only the tokens in `valid`. */
function world({ token, issue = answers('fresh'), account = anAccount(), logInAgain }: Given) {
  const journal = new Journal();
  const store = aTokenStore(token);
  /** `shown`: the person whom the page shows. */
  const people = { current: account, shown: account?.email };
  const valid = new Set(['fresh']);
  const auth = journal.port<AuthProvider>({ current: () => Promise.resolve(people.current) });
  const tokens = journal.port<TokensApi>({ issue });
  const page = logInAgain === undefined ? null : journal.port<LogInAgain>({ ask: logInAgain, unregistered: () => {} });
  const again = page && {
    person: () => people.shown,
    ask: () => page.ask(),
    unregistered: (who: Account) => page.unregistered(who),
  };
  const calls = new AuthorisedCalls({ tokens, tokenStore: store, auth, logInAgain: again });
  const sent: string[] = [];
  const call = async (sentToken: string): Promise<Result<string, typeof expired>> => {
    sent.push(sentToken);
    await Promise.resolve();
    return valid.has(sentToken) ? ok(`answer to ${sentToken}`) : fail(expired);
  };
  return { journal, store, people, valid, calls, sent, call };
}

describe('[S-AUTH-2] an authorised call', () => {
  it('carries the stored token', async () => {
    const { journal, calls, sent, call } = world({ token: 'fresh' });
    expect(await calls.run(call)).toEqual(ok('answer to fresh'));
    expect(sent).toEqual(['fresh']);
    expect(journal.asked).toEqual([]);
  });

  it('gets a token first if none is stored', async () => {
    const { journal, store, calls, sent, call } = world({ token: null });
    expect(await calls.run(call)).toEqual(ok('answer to fresh'));
    expect(sent).toEqual(['fresh']);
    expect(journal.of('issue')).toEqual([['ayesha@example.com']]);
    expect(store.read()).toBe('fresh');
  });

  it.each(apiFailures.filter(({ code }) => code !== 'api/session-expired'))(
    'that fails with $code is not repeated',
    async (failure) => {
      const { journal, calls, store } = world({ token: 'fresh' });
      expect(await calls.run(refuses(failure))).toEqual(fail(failure));
      expect(journal.asked).toEqual([]);
      expect(store.read()).toBe('fresh');
    },
  );
});

describe('[G-SESSION-1] an expired token', () => {
  it('is renewed, and the call continues', async () => {
    const { store, calls, sent, call } = world({ token: 'old' });
    expect(await calls.run(call)).toEqual(ok('answer to fresh'));
    expect(sent).toEqual(['old', 'fresh']);
    expect(store.read()).toBe('fresh');
  });

  it('is renewed once for twenty calls that fail together, each of which is repeated once', async () => {
    const { journal, calls, sent, call } = world({ token: 'old' });
    const found = await Promise.all(Array.from({ length: 20 }, () => calls.run(call)));
    expect(found).toEqual(Array.from({ length: 20 }, () => ok('answer to fresh')));
    expect(journal.of('issue')).toHaveLength(1);
    expect(sent.filter((token) => token === 'old')).toHaveLength(20);
    expect(sent.filter((token) => token === 'fresh')).toHaveLength(20);
  });

  it('is not renewed again for a call that fails late', async () => {
    const { journal, calls, call } = world({ token: 'old' });
    const { promise, resolve: answerLate } = aPromise<Result<string, typeof expired>>();
    const late = calls.run((token) => (token === 'old' ? promise : call(token)));
    await calls.run(call);
    answerLate(fail(expired));
    expect(await late).toEqual(ok('answer to fresh'));
    expect(journal.of('issue')).toHaveLength(1);
  });

  it('is renewed again when the new one expires in its turn', async () => {
    let issued = 0;
    const { journal, valid, calls, call } = world({ token: 'old', issue: () => answers(`token ${(issued += 1)}`)() });
    valid.add('token 1');
    expect(await calls.run(call)).toEqual(ok('answer to token 1'));
    valid.delete('token 1');
    valid.add('token 2');
    expect(await calls.run(call)).toEqual(ok('answer to token 2'));
    expect(journal.of('issue')).toHaveLength(2);
  });

  it('is renewed only once for a marketplace that refuses every token', async () => {
    const { journal, valid, calls, sent, call } = world({ token: 'old' });
    valid.clear();
    expect(await calls.run(call)).toEqual(fail(expired));
    expect(sent).toEqual(['old', 'fresh']);
    expect(journal.of('issue')).toHaveLength(1);
  });

  it('is not the reason if the marketplace refuses the new token, too: it refuses the person', async () => {
    const { valid, calls, call } = world({ token: 'old', logInAgain: async () => true });
    valid.clear();
    expect(await calls.run(call)).toEqual(fail({ code: 'api/forbidden' }));
  });

  it('is not the reason if the repeated call fails otherwise', async () => {
    const { calls } = world({ token: 'old', logInAgain: async () => true });
    const call = async (token: string): Promise<Result<string, ApiFailure>> =>
      fail(token === 'old' ? expired : offline);
    expect(await calls.run(call)).toEqual(fail(offline));
  });

  it('is renewed even if it is cleared meanwhile', async () => {
    const { store, calls, call } = world({
      token: 'old',
      issue: () => (store.clear(), answers('fresh')()),
    });
    expect(await calls.run(call)).toEqual(ok('answer to fresh'));
    expect(store.read()).toBe('fresh');
  });

  it('stays the reason for a call that runs quietly, because nobody has asked for what is refused', async () => {
    const { valid, calls, call } = world({ token: 'old', logInAgain: async () => true });
    valid.clear();
    expect(await calls.run(call, { quietly: true })).toEqual(fail(expired));
  });

  it.each(
    apiFailures.filter(
      ({ code }) => !['api/session-expired', 'api/forbidden', 'api/unregistered', 'api/refused'].includes(code),
    ),
  )('stays stored while renewing it fails with $code', async (failure) => {
    const { journal, store, calls, call } = world({
      token: 'old',
      issue: refuses(failure),
      logInAgain: () => Promise.resolve(true),
    });
    expect(await calls.run(call)).toEqual(fail(failure));
    expect(store.read()).toBe('old');
    expect(journal.of('ask')).toEqual([]);
  });

  it('is renewed by the next call after one without a connection', async () => {
    let tries = 0;
    const { calls, call } = world({
      token: 'old',
      issue: () => (tries++ === 0 ? refuses(offline) : answers('fresh'))(),
    });
    expect(await calls.run(call)).toEqual(fail(offline));
    expect(await calls.run(call)).toEqual(ok('answer to fresh'));
  });
});

describe('[G-SESSION-1] a renewal that is refused', () => {
  const refusals = [expired, { code: 'api/refused', message: 'Who?' }] as const;

  it.each(refusals)('with $code clears the token and stores none', async (failure) => {
    const { store, calls, call } = world({ token: 'old', issue: refuses(failure) });
    expect(await calls.run(call)).toEqual(fail(expired));
    expect(store.read()).toBeNull();
    expect(store.written).toEqual([]);
  });

  it('asks the person to log in again, once for all calls, and the calls continue', async () => {
    const { journal, store, calls, call } = world({
      token: 'old',
      issue: refuses(expired),
      logInAgain: async () => {
        await Promise.resolve();
        store.write('fresh');
        return true;
      },
    });
    const found = await Promise.all([calls.run(call), calls.run(call), calls.run(call)]);
    expect(found).toEqual([ok('answer to fresh'), ok('answer to fresh'), ok('answer to fresh')]);
    expect(journal.of('ask')).toHaveLength(1);
    expect(journal.of('unregistered')).toEqual([]);
  });

  it('lets a call that begins while the person is asked wait for the same login', async () => {
    const asked = aPromise<void>();
    const answer = aPromise<boolean>();
    const { journal, store, calls, call } = world({
      token: 'old',
      issue: refuses(expired),
      logInAgain: () => (asked.resolve(), answer.promise),
    });
    const first = calls.run(call);
    await asked.promise;
    const second = calls.run(call);
    store.write('fresh');
    answer.resolve(true);
    expect(await Promise.all([first, second])).toEqual([ok('answer to fresh'), ok('answer to fresh')]);
    expect(journal.of('issue')).toHaveLength(1);
    expect(journal.of('ask')).toHaveLength(1);
  });

  it('asks a person to log in again who is no longer signed in at the provider', async () => {
    const { journal, store, people, calls, call } = world({
      token: 'old',
      account: null,
      logInAgain: () => {
        store.write('fresh');
        return Promise.resolve(true);
      },
    });
    people.shown = anAccount().email;
    expect(await calls.run(call)).toEqual(ok('answer to fresh'));
    expect(journal.asked).toEqual(['current', 'ask']);
  });

  it('is not made as somebody else who logs in there instead', async () => {
    const { store, people, calls, sent, call } = world({
      token: 'old',
      issue: refuses(expired),
      account: anAccount(),
      logInAgain: async () => {
        people.current = null;
        people.shown = 'selim@example.com';
        store.write('fresh');
        return true;
      },
    });
    people.current = null;
    expect(await calls.run(call)).toEqual(fail(expired));
    expect(sent).toEqual(['old']);
  });

  it('ends the call when the person declines', async () => {
    const { calls, call, sent } = world({
      token: 'old',
      issue: refuses(expired),
      logInAgain: () => Promise.resolve(false),
    });
    expect(await calls.run(call)).toEqual(fail(expired));
    expect(sent).toEqual(['old']);
  });

  it('asks nobody who closed the login while the call was on its way', async () => {
    const { journal, calls, call } = world({
      token: 'old',
      issue: refuses(expired),
      logInAgain: () => Promise.resolve(false),
    });
    const late = aPromise<Result<string, typeof expired>>();
    const refusedLate = calls.run(() => late.promise);
    expect(await calls.run(call)).toEqual(fail(expired));
    late.resolve(fail(expired));
    expect(await refusedLate).toEqual(fail(expired));
    expect(journal.of('ask')).toHaveLength(1);
  });

  it('ends the call when someone else logs in in place', async () => {
    const { store, people, calls, call, sent } = world({
      token: 'old',
      issue: refuses(expired),
      logInAgain: () => {
        people.current = anAccount({ email: 'selim@example.com' });
        store.write('fresh');
        return Promise.resolve(true);
      },
    });
    expect(await calls.run(call)).toEqual(fail(expired));
    expect(sent).toEqual(['old']);
    expect(store.read()).toBe('fresh');
  });

  it.each([['another person’s', 'selim@example.com'] as const, ['nobody’s', undefined] as const])(
    '[G-SESSION-1] is not repeated when it is refused on a page that is %s by then',
    async (_whose, next) => {
      const { store, people, calls, sent } = world({ token: 'old', logInAgain: () => Promise.resolve(true) });
      const refusedLate = async (token: string): Promise<Result<string, typeof expired>> => {
        sent.push(token);
        people.shown = next;
        store.write('fresh');
        return fail(expired);
      };
      expect(await calls.run(refusedLate)).toEqual(fail(expired));
      expect(sent).toEqual(['old']);
    },
  );

  it('asks nothing of another person who is on the page when a call is refused', async () => {
    const { journal, people, calls } = world({ token: 'old', issue: refuses(expired), logInAgain: async () => true });
    const refusedLate = async (): Promise<Result<string, typeof expired>> => {
      people.shown = 'selim@example.com';
      return fail(expired);
    };
    expect(await calls.run(refusedLate)).toEqual(fail(expired));
    expect(journal.asked).toEqual([]);
  });

  it('does not wait for itself when the new login’s token is refused too', async () => {
    let logInsCall: unknown = 'no answer';
    const { store, calls, call } = world({
      token: 'old',
      issue: refuses(expired),
      logInAgain: async () => {
        store.write('refused as well');
        logInsCall = await calls.run(call);
        return false;
      },
    });
    expect(await calls.run(call)).toEqual(fail(expired));
    expect(logInsCall).toEqual(fail(expired));
  });
});

describe('[G-LOCK-1] a renewal for an account that the marketplace does not know', () => {
  const unknown = { issue: refuses({ code: 'api/forbidden' } as const), logInAgain: () => Promise.resolve(true) };

  it('fails as unregistered, reports that once, and asks nobody to log in again', async () => {
    const { journal, store, calls, call } = world({ token: 'old', ...unknown });
    const unregistered = fail({ code: 'api/unregistered' });
    expect(await Promise.all([calls.run(call), calls.run(call)])).toEqual([unregistered, unregistered]);
    expect(journal.of('unregistered')).toEqual([[anAccount()]]);
    expect(journal.of('ask')).toEqual([]);
    expect(store.read()).toBeNull();
  });

  it('fails as unregistered where no page can be told', async () => {
    const { calls, call } = world({ token: 'old', issue: unknown.issue });
    expect(await calls.run(call)).toEqual(fail({ code: 'api/unregistered' }));
  });

  it('changes nothing when a login was faster', async () => {
    const { journal, store, calls, call } = world({
      token: 'old',
      ...unknown,
      issue: () => (store.write('fresh'), refuses({ code: 'api/forbidden' } as const)()),
    });
    expect(await calls.run(call)).toEqual(ok('answer to fresh'));
    expect(journal.of('unregistered')).toEqual([]);
    expect(journal.of('ask')).toEqual([]);
    expect(store.read()).toBe('fresh');
  });
});

describe('[G-LOCK-1] a quiet call', () => {
  it('is renewed like any other', async () => {
    const { calls, call } = world({ token: 'old' });
    expect(await calls.run(call, { quietly: true })).toEqual(ok('answer to fresh'));
  });

  it('fails rather than ask the person to log in again', async () => {
    const { journal, calls, call } = world({
      token: 'old',
      issue: refuses(expired),
      logInAgain: () => Promise.resolve(true),
    });
    expect(await calls.run(call, { quietly: true })).toEqual(fail(expired));
    expect(journal.of('ask')).toEqual([]);
  });

  it('does not wait for a person who is being asked', async () => {
    const { promise, resolve: answer } = aPromise<boolean>();
    const { calls, call } = world({ token: 'old', issue: refuses(expired), logInAgain: () => promise });
    const loud = calls.run(call);
    expect(await calls.run(call, { quietly: true })).toEqual(fail(expired));
    answer(false);
    expect(await loud).toEqual(fail(expired));
  });
});

describe('[G-SESSION-1] logging in again in place', () => {
  const refused = refuses(expired);

  it('lets a call continue that failed with the old token meanwhile', async () => {
    const { promise, resolve: answerLate } = aPromise<Result<string, typeof expired>>();
    let late: Promise<unknown> = Promise.resolve();
    const { store, calls, call } = world({
      token: 'old',
      issue: refused,
      logInAgain: async () => {
        store.write('fresh');
        answerLate(fail(expired));
        expect(await late).toEqual(ok('answer to fresh'));
        return true;
      },
    });
    late = calls.run((token) => (token === 'old' ? promise : call(token)));
    expect(await calls.run(call)).toEqual(ok('answer to fresh'));
  });

  it('forbids a call that was on its way if its new token is refused as well', async () => {
    const late = aPromise<Result<string, typeof expired>>();
    const { store, calls, call } = world({
      token: 'old',
      issue: refused,
      logInAgain: async () => (store.write('fresh'), true),
    });
    const refusedTwice = calls.run((token) => (token === 'old' ? late.promise : refused()));
    expect(await calls.run(call)).toEqual(ok('answer to fresh'));
    late.resolve(fail(expired));
    expect(await refusedTwice).toEqual(fail({ code: 'api/forbidden' }));
  });

  it('brings a token that is renewed in turn when it expires', async () => {
    let issue: TokensApi['issue'] = refused;
    const { store, valid, calls, call } = world({
      token: 'old',
      issue: (email) => issue(email),
      logInAgain: async () => (store.write('fresh'), true),
    });
    await calls.run(call);
    valid.delete('fresh');
    valid.add('later');
    issue = answers('later');
    expect(await calls.run(call)).toEqual(ok('answer to later'));
  });
});

describe('[G-SESSION-1] a call of a person who has left the page', () => {
  const agrees = () => Promise.resolve(true);
  const left = { token: 'fresh', logInAgain: agrees } as const;

  it.each(['selim@example.com', undefined])('is not sent if the page is by then that of %s', async (shown) => {
    const { people, calls, call, sent } = world(left);
    const { email } = anAccount();
    people.shown = shown;
    expect(await calls.run(call, { person: email })).toEqual(fail(expired));
    expect(await calls.runIfSignedIn(() => call('none'), { person: email })).toEqual(fail(expired));
    expect(sent).toEqual([]);
  });

  it('is not sent without a token either', async () => {
    const { people, calls, call, sent } = world({ ...left, token: null, account: null });
    people.shown = undefined;
    expect(await calls.runIfSignedIn(() => call('none'), { person: anAccount().email })).toEqual(fail(expired));
    expect(sent).toEqual([]);
  });

  it('asks no visitor to log in', async () => {
    const { journal, people, calls, call } = world({ ...left, token: null, account: null });
    people.shown = undefined;
    expect(await calls.run(call)).toEqual(fail(expired));
    expect(journal.of('ask')).toEqual([]);
  });

  it('is sent while the page is theirs, however their address is spelt', async () => {
    const { people, calls, call } = world(left);
    people.shown = 'Ayesha@Example.com';
    expect(await calls.run(call, { person: anAccount().email })).toEqual(ok('answer to fresh'));
  });
});

describe('a person who signs out during a call', () => {
  it('sends nothing more', async () => {
    const { store, people, calls, sent } = world({ token: 'old' });
    const leave = async (token: string) => {
      sent.push(token);
      people.current = null;
      store.clear();
      return fail(expired);
    };
    expect(await calls.run(leave)).toEqual(fail(expired));
    expect(sent).toEqual(['old']);
  });
});

describe('a person who signs out while their token is renewed', () => {
  it('leaves no token', async () => {
    const { store, people, calls, call, sent } = world({
      token: 'old',
      issue: () => {
        people.current = null;
        store.clear();
        return answers('fresh')();
      },
    });
    expect(await calls.run(call)).toEqual(fail(expired));
    expect(store.read()).toBeNull();
    expect(sent).toEqual(['old']);
  });

  it.each([
    ['granted', answers('fresh')],
    ['refused', refuses(expired)],
    ['refused to an unknown account', refuses({ code: 'api/forbidden' } as const)],
  ])('does not affect the next person’s token when their own is %s', async (_how, issue) => {
    const { journal, store, people, calls, call, sent } = world({
      token: 'old',
      issue: () => {
        people.current = anAccount({ email: 'selim@example.com' });
        store.write("Selim's");
        return issue();
      },
      logInAgain: () => Promise.resolve(true),
    });
    expect(await calls.run(call)).toEqual(fail(expired));
    expect(store.read()).toBe("Selim's");
    expect(sent).toEqual(['old']);
    expect(journal.of('ask')).toEqual([]);
  });
});

describe('[G-SESSION-1] the person who is here while the token of the one before is renewed', () => {
  it('does not wait for it, and their calls share a renewal of their own', async () => {
    const [late, next] = [aPromise<Result<string, never>>(), aPromise<Result<string, never>>()];
    const asked = aPromise<void>();
    const issue: TokensApi['issue'] = (email) => {
      asked.resolve();
      return email === anAccount().email ? late.promise : next.promise;
    };
    const { journal, people, calls, call } = world({ token: 'old', issue });
    const before = calls.run(call);
    await asked.promise;
    people.current = anAccount({ email: 'selim@example.com' });
    const first = calls.run(call);
    late.resolve(ok('late'));
    expect(await before).toEqual(fail(expired));
    const second = calls.run(call);
    next.resolve(ok('fresh'));
    expect(await Promise.all([first, second])).toEqual([ok('answer to fresh'), ok('answer to fresh')]);
    expect(journal.of('issue')).toEqual([[anAccount().email], ['selim@example.com']]);
  });
});

describe('[G-PROOF-1] a call that some marketplaces answer to anyone', () => {
  const refused = refuses(expired);
  const agrees = () => Promise.resolve(true);

  /** A marketplace that needs no token but refuses a wrong one. */
  function anybody(given: Given) {
    const { call, ...rest } = world(given);
    const ask = (token?: string) =>
      token === undefined ? (rest.sent.push('none'), answers('answer to anybody')()) : call(token);
    return { ...rest, ask };
  }

  it('carries the stored token', async () => {
    const { calls, sent, ask } = anybody({ token: 'fresh' });
    expect(await calls.runIfSignedIn(ask)).toEqual(ok('answer to fresh'));
    expect(sent).toEqual(['fresh']);
  });

  it('is sent without a token for a visitor, who is asked nothing', async () => {
    const { journal, calls, sent, ask } = anybody({ token: null, account: null, logInAgain: agrees });
    expect(await calls.runIfSignedIn(ask)).toEqual(ok('answer to anybody'));
    expect(sent).toEqual(['none']);
    expect(journal.asked).toEqual(['current']);
  });

  it('gets a token first for a signed-in person without one', async () => {
    const { calls, sent, ask } = anybody({ token: null });
    expect(await calls.runIfSignedIn(ask)).toEqual(ok('answer to fresh'));
    expect(sent).toEqual(['fresh']);
  });

  it('is sent without a token if none is issued, and asks nobody to log in', async () => {
    const { journal, calls, sent, ask } = anybody({ token: null, issue: refused, logInAgain: agrees });
    expect(await calls.runIfSignedIn(ask)).toEqual(ok('answer to anybody'));
    expect(sent).toEqual(['none']);
    expect(journal.of('ask')).toEqual([]);
  });

  it('fails as the marketplace answers without a token', async () => {
    const { journal, calls } = world({ token: null, issue: refused, logInAgain: agrees });
    expect(await calls.runIfSignedIn(refuses(offline))).toEqual(fail(offline));
    expect(journal.of('ask')).toEqual([]);
  });

  describe('that the marketplace refuses without a token', () => {
    const refusing = (logInAgain: () => Promise<boolean>) => {
      const { call, ...rest } = world({ token: null, issue: refused, logInAgain });
      const ask = async (token?: string): Promise<Result<string, ApiFailure>> => {
        if (token !== undefined) return call(token);
        rest.sent.push('none');
        return fail({ code: 'api/forbidden' });
      };
      return { ...rest, ask };
    };

    it('asks the person to log in, and goes on with their token', async () => {
      const { calls, sent, store, ask } = refusing(async () => {
        store.write('fresh');
        return true;
      });
      expect(await calls.runIfSignedIn(ask)).toEqual(ok('answer to fresh'));
      expect(sent).toEqual(['none', 'fresh']);
    });

    it('says that the session has expired to a person who does not log in', async () => {
      const { calls, sent, ask } = refusing(async () => false);
      expect(await calls.runIfSignedIn(ask)).toEqual(fail(expired));
      expect(sent).toEqual(['none']);
    });

    it('asks nobody who may not be interrupted', async () => {
      const { journal, calls, ask } = refusing(agrees);
      expect(await calls.runIfSignedIn(ask, { quietly: true })).toEqual(fail(expired));
      expect(journal.of('ask')).toEqual([]);
    });
  });

  it('is not sent while a missing token cannot be requested', async () => {
    const { calls, sent, ask } = anybody({ token: null, issue: refuses(offline) });
    expect(await calls.runIfSignedIn(ask)).toEqual(fail(offline));
    expect(sent).toEqual([]);
  });

  it('is repeated with a new token when the stored one is refused', async () => {
    const { calls, sent, ask } = anybody({ token: 'old' });
    expect(await calls.runIfSignedIn(ask)).toEqual(ok('answer to fresh'));
    expect(sent).toEqual(['old', 'fresh']);
  });

  it('asks the person to log in again when a refused token is not renewed', async () => {
    const { journal, calls, ask } = anybody({ token: 'old', issue: refused, logInAgain: () => Promise.resolve(false) });
    expect(await calls.runIfSignedIn(ask)).toEqual(fail(expired));
    expect(journal.of('ask')).toHaveLength(1);
  });

  it('fails quietly when nobody may be interrupted', async () => {
    const { journal, calls, sent, ask } = anybody({ token: 'old', issue: refused, logInAgain: agrees });
    expect(await calls.runIfSignedIn(ask, { quietly: true })).toEqual(fail(expired));
    expect(sent).toEqual(['old']);
    expect(journal.of('ask')).toEqual([]);
  });
});
