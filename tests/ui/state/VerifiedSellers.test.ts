import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkSellerVerified } from '#domain/catalogue/checkSellerVerified.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { onDefect } from '#ui/state/defects.ts';
import { VerifiedSellers } from '#ui/state/VerifiedSellers.ts';

const email = 'tanvir@example.com';

let asked: number;
let answer: Result<boolean, ApiFailure>;
let sellers: VerifiedSellers;

beforeEach(() => {
  asked = 0;
  answer = ok(true);
  const users: Pick<UsersApi, 'isVerified'> = {
    isVerified: async () => {
      asked += 1;
      return answer;
    },
  };
  sellers = new VerifiedSellers(checkSellerVerified({ users: users as UsersApi }));
});

describe('a seller’s verification', () => {
  it('is looked up once, however often the seller is shown', async () => {
    sellers.ask(email);
    sellers.askAbout([email]);
    await vi.waitFor(() => expect(sellers.has(email)).toBe(true));
    sellers.ask(` ${email.toUpperCase()}`);
    expect(asked).toBe(1);
  });

  it('is not looked up for a card that another one replaces at once', async () => {
    const leave = sellers.ask('gone@example.com');
    sellers.ask(email);
    leave();
    await vi.waitFor(() => expect(sellers.has(email)).toBe(true));
    expect(asked).toBe(1);
  });

  it('[G-TRUE-1] is unknown after a failed look-up, and looked up again', async () => {
    answer = fail({ code: 'api/unavailable' });
    sellers.ask(email);
    await vi.waitFor(() => expect(sellers.isUnanswered(email)).toBe(true));
    expect(sellers.isKnown(email)).toBe(false);

    answer = ok(true);
    sellers.askAbout([email]);
    expect(sellers.isUnanswered(email)).toBe(false);
    await vi.waitFor(() => expect(sellers.has(email)).toBe(true));
    expect(asked).toBe(2);
  });

  it('[G-TRUE-1] keeps its known answer when a later look-up fails', async () => {
    sellers.ask(email);
    await vi.waitFor(() => expect(sellers.has(email)).toBe(true));
    answer = fail({ code: 'api/timeout' });
    sellers.forgetAll();
    sellers.ask(email);
    await vi.waitFor(() => expect(sellers.isUnanswered(email)).toBe(true));
    expect(sellers.has(email)).toBe(true);
  });

  it('is no after the marketplace has said no', async () => {
    answer = ok(false);
    sellers.ask(email);
    await vi.waitFor(() => expect(sellers.isKnown(email)).toBe(true));
    expect(sellers.has(email)).toBe(false);
  });

  it('is looked up again after an admin verified the seller, and after another tab changed something', async () => {
    answer = ok(false);
    sellers.ask(email);
    await vi.waitFor(() => expect(sellers.isKnown(email)).toBe(true));
    answer = ok(true);
    sellers.forget(email.toUpperCase());
    sellers.ask(email);
    await vi.waitFor(() => expect(sellers.has(email)).toBe(true));
    sellers.forgetAll();
    sellers.ask(email);
    await vi.waitFor(() => expect(asked).toBe(3));
  });

  it('[G-TRUE-1] stays yes when an answer from before the verification comes late', async () => {
    const answers: ((answer: Result<boolean, ApiFailure>) => void)[] = [];
    const users: Pick<UsersApi, 'isVerified'> = {
      isVerified: () => new Promise((resolve) => void answers.push(resolve)),
    };
    sellers = new VerifiedSellers(checkSellerVerified({ users: users as UsersApi }));
    sellers.askAbout([email]);
    sellers.forget(email);
    sellers.askAbout([email]);
    const [before, after] = answers;
    after?.(ok(true));
    await vi.waitFor(() => expect(sellers.has(email)).toBe(true));
    before?.(ok(false));
    await vi.waitFor(() => expect(sellers.running).toBe(0));
    expect(sellers.has(email)).toBe(true);
  });

  it('is not looked up for products without a seller', () => {
    sellers.askAbout(['', ' ']);
    expect(asked).toBe(0);
  });

  it('is looked up for at most four sellers at a time, and first for those on the screen', async () => {
    const open = new Map<string, (answer: Result<boolean, ApiFailure>) => void>();
    const isVerified = (seller: string) =>
      new Promise<Result<boolean, ApiFailure>>((resolve) => void open.set(seller, resolve));
    sellers = new VerifiedSellers(checkSellerVerified({ users: { isVerified } as UsersApi }));
    const listed = Array.from({ length: 8 }, (_, place) => `seller${place}@example.com`);
    sellers.askAbout(listed);
    expect([...open.keys()]).toEqual(listed.slice(0, 4));
    sellers.ask(email);
    await vi.waitFor(() => expect(sellers.waiting[0]).toBe(email));
    expect(open.size).toBe(4);
    open.get(listed[0] ?? '')?.(ok(true));
    await vi.waitFor(() => expect([...open.keys()]).toEqual([...listed.slice(0, 4), email]));
    open.get(email)?.(ok(true));
    await vi.waitFor(() => expect([...open.keys()]).toEqual([...listed.slice(0, 4), email, listed[4]]));
  });

  it('[G-OBS-1] is still looked up for others after look-ups that throw, which are reported as defects', async () => {
    const told: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const stop = onDefect((error) => told.push(error));
    const bug = new TypeError('undefined is not a boolean');
    const isVerified = async (seller: string): Promise<Result<boolean, ApiFailure>> => {
      if (seller !== email) throw bug;
      return ok(true);
    };
    const broken = Array.from({ length: 6 }, (_, place) => `broken${place}@example.com`);
    sellers = new VerifiedSellers(checkSellerVerified({ users: { isVerified } as UsersApi }));
    sellers.askAbout([...broken, email]);
    await vi.waitFor(() => expect(sellers.has(email)).toBe(true));
    expect(told).toEqual(broken.map(() => bug));
    expect(sellers.isUnanswered(broken[0] ?? '')).toBe(true);
    stop();
    vi.restoreAllMocks();
  });
});
