import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftLifetime } from '#ui/state/drafts/Draft.ts';
import type { Drafts } from '#ui/state/drafts/Drafts.ts';
import type { LogOut } from '#domain/identity/logOut.ts';
import type { RestoreSession } from '#domain/identity/restoreSession.ts';
import type { Session } from '#domain/identity/Session.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import { PendingDeletions } from '#ui/state/PendingDeletions.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';
import { buyer, seller } from '../../builders/people.ts';
import { DeviceDrafts, listingDrafts } from './deviceDrafts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function signedIn(actor: Session | null): SessionStore {
  const session = new SessionStore({ restoreSession: {} as RestoreSession, logOut: {} as LogOut });
  session.restored.set(actor);
  return session;
}

const device = () => {
  const device = new DeviceDrafts();
  const session = signedIn(seller);
  const clock = { now: () => 0 };
  const drafts = device.of(session, clock);
  const found = () => drafts.of('add-product').begin({});
  return { ...device, clock, session, drafts, found };
};

/** Types in a form that is opened anew, and waits for what the one before may still save. */
async function typeAnew(drafts: Drafts): Promise<void> {
  const anew = drafts.of('add-product');
  anew.begin({});
  anew.start();
  anew.change({ productName: 'Th' });
  anew.flush();
  await vi.advanceTimersByTimeAsync(1000);
  anew.stop();
}

const photo = (name = 'x1.jpg'): File => new File(['picture'], name, { type: 'image/jpeg' });

describe('drafts', () => {
  it('are saved soon after the last key, and at once when the page is left or hidden', () => {
    const { drafts, found } = device();
    const draft = drafts.of('add-product');
    draft.start();
    draft.begin({});
    draft.change({ productName: 'T' });
    draft.change({ productName: 'Th' });
    expect(found()).toEqual({});
    vi.advanceTimersByTime(1000);
    expect(found()).toEqual({ productName: 'Th' });
    for (const [target, name] of [
      [window, 'pagehide'],
      [document, 'visibilitychange'],
    ] as const) {
      draft.change({ productName: name });
      target.dispatchEvent(new Event(name));
      expect(found()).toEqual({ productName: name });
    }
    draft.stop();
  });

  it('[G-FORM-1] keep what is typed in a form that is opened anew while the photo of the one that was left is stored', async () => {
    const { drafts, pictures, found } = device();
    let letStore = (): void => {};
    const stored = new Promise<boolean>((resolve) => (letStore = () => resolve(true)));
    pictures.write = () => stored;
    const left = drafts.of('add-product');
    left.begin({});
    left.start();
    left.change({ productName: 'T' });
    left.keepPicture(photo(), null);
    left.stop();
    letStore();
    await vi.advanceTimersByTimeAsync(200);
    await typeAnew(drafts);
    expect(found()).toEqual({ productName: 'Th' });
  });

  it('[G-FORM-1] keep what is typed in a form that is opened anew after one was left while its photo was prepared', async () => {
    const { drafts, found } = device();
    const left = drafts.of('add-product');
    left.begin({});
    left.start();
    left.change({ productName: 'T' });
    left.stop();
    // The photo is stored as it was chosen, when the form has gone.
    left.keepPicture(photo(), null, true);
    await typeAnew(drafts);
    expect(found()).toEqual({ productName: 'Th' });
  });

  it('[G-FORM-1] have a form with a photo alone at once, when it is left while the photo is prepared', () => {
    const { drafts, stored } = device();
    const left = drafts.of('add-product');
    left.begin({});
    left.start();
    left.stop();
    left.keepPicture(photo(), null, true);
    expect(stored.read({ form: 'add-product', owner: seller.account.email, subject: null })).not.toBeNull();
  });

  it('[G-FORM-1] show in one step what another tab has typed and sent', () => {
    const onDevice = new DeviceDrafts();
    const name = { form: 'add-product', owner: seller.account.email, subject: null } as const;
    const { stored } = new DeviceDrafts(onDevice);
    stored.write(name, { fields: { productName: 'T' }, savedAt: 0 });
    const draft = onDevice.of(signedIn(seller)).of('add-product');
    draft.begin({});
    draft.start();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([draft.heard['productName'], draft.wasSent]));
    stored.write(name, { fields: { productName: 'Th' }, savedAt: 1, wasSent: true });
    expect(seen).toEqual([
      [undefined, false],
      ['Th', true],
    ]);
    stop();
    draft.stop();
  });

  it('[G-FORM-1] survive a visit to their list while the clock of the device is behind, with their photos', async () => {
    const visited = new DeviceDrafts();
    const session = signedIn(seller);
    const clock = { now: () => Date.UTC(2026, 10, 28) };
    const form = visited.of(session, clock).of('add-product', 'd1');
    form.begin({});
    form.change({ productName: 'Phone' });
    form.keepPicture(photo(), null);
    await vi.advanceTimersByTimeAsync(1000);
    // A phone whose battery was empty begins in 2024, until a network tells it the time.
    clock.now = () => Date.UTC(2024, 0, 1);
    const pendingDeletions = new PendingDeletions(() => () => {}, session);
    listingDrafts(visited, { session, notifications: new Notifications(), pendingDeletions }, clock).start();
    await vi.advanceTimersByTimeAsync(1000);
    clock.now = () => Date.UTC(2026, 10, 28, 1);
    const returned = visited.of(session, clock).of('add-product', 'd1');
    expect(returned.begin({})).toEqual({ productName: 'Phone' });
    expect(await returned.picture.read()).not.toBeNull();
  });

  it('[G-SESSION-1] stay deleted when the answer to a form comes after its person has signed out', async () => {
    const { drafts, stored } = device();
    const draft = drafts.of('add-product');
    draft.start();
    draft.begin({});
    draft.change({ productName: 'ThinkPad' });
    draft.markSent(true);
    expect(stored.of('add-product', seller.account.email)).toHaveLength(1);
    draft.stop();
    await drafts.forget(seller.account.email);
    draft.markSent(false);
    expect(stored.of('add-product', seller.account.email)).toEqual([]);
  });

  describe('of a form that was sent and left, and opened again before the answer', () => {
    /** The answer is heard by the form that was sent. */
    const reopened = async () => {
      const { drafts, clock, ...rest } = device();
      const open = async () => {
        const draft = drafts.of('add-product');
        draft.start();
        const fields = draft.begin({});
        return { draft, fields, picture: (await draft.picture.read())?.file.name };
      };
      const { draft: sent } = await open();
      sent.change({ productName: 'ThinkPad' });
      sent.markSent(true);
      sent.stop();
      const { draft: again } = await open();
      clock.now = () => 1;
      return { ...rest, sent, again, open };
    };

    it('keep what was typed since, whether it was refused or posted', async () => {
      for (const answer of ['refused', 'posted']) {
        const { sent, again, open } = await reopened();
        again.change({ productName: 'ThinkPad', description: 'Works.' });
        vi.advanceTimersByTime(1000);
        if (answer === 'posted') sent.sent();
        else sent.markSent(false);
        again.stop();
        expect((await open()).fields).toEqual({ productName: 'ThinkPad', description: 'Works.' });
      }
    });

    it('know that it was refused', async () => {
      const { sent, again, open } = await reopened();
      expect(again.wasSent).toBe(true);
      sent.markSent(false);
      expect([again.wasSent, (await open()).draft.wasSent]).toEqual([false, false]);
    });

    it('keep a picture that was chosen since', async () => {
      const { sent, again, open } = await reopened();
      again.keepPicture(photo('new.jpg'), null);
      again.stop();
      await vi.advanceTimersByTimeAsync(1);
      sent.sent();
      await vi.advanceTimersByTimeAsync(1);
      expect((await open()).picture).toBe('new.jpg');
    });

    it('are gone once it is posted, if nothing has changed', async () => {
      const { sent, again, open } = await reopened();
      sent.sent();
      again.stop();
      expect((await open()).fields).toEqual({});
    });
  });

  it('are gone once posted from another tab that was left, though they had been sent in vain before', () => {
    const here = new DeviceDrafts();
    const elsewhere = new DeviceDrafts(here);
    const session = signedIn(seller);
    const clock = { now: () => 0 };
    const one = here.of(session, clock).of('add-product');
    one.start();
    one.begin({});
    one.change({ productName: 'ThinkPad' });
    one.markSent(true);
    const other = elsewhere.of(session, clock).of('add-product');
    other.start();
    other.begin({});
    clock.now = () => 5;
    one.change({ productName: 'ThinkPad X1' });
    one.flush();
    other.markSent(true);
    other.stop();
    other.sent();
    expect(elsewhere.stored.of('add-product', seller.account.email)).toEqual([]);
    one.stop();
  });

  it('are deleted when all typed text is removed', () => {
    const { drafts, found, stored } = device();
    const draft = drafts.of('add-product');
    draft.begin({ productName: '' });
    draft.change({ productName: 'T' });
    draft.flush();
    draft.change({ productName: '' });
    draft.flush();
    expect(found()).toEqual({});
    expect(stored.read({ form: 'add-product', owner: seller.account.email, subject: null })).toBeNull();
  });

  it('[G-FORM-1] expire after 30 days, pictures included', async () => {
    const { drafts, clock } = device();
    const draft = drafts.of('add-product');
    draft.begin({});
    draft.change({ productName: 'T' });
    draft.flush();
    await draft.picture.keep(photo());
    clock.now = () => draftLifetime + 1;
    const later = drafts.of('add-product');
    expect(later.isRestored).toBe(false);
    expect(later.begin({})).toEqual({});
    expect(await later.picture.read()).toBeNull();
    clock.now = () => 0;
    expect(drafts.of('add-product').isRestored).toBe(false);
    expect(await drafts.of('add-product').picture.read()).toBeNull();
  });

  it('[G-FORM-1] of a person who signs out are deleted, unsaved text included', async () => {
    const { drafts, found, session } = device();
    const draft = drafts.of('add-product');
    draft.start();
    draft.begin({});
    draft.change({ productName: 'first' });
    draft.flush();
    void draft.picture.keep(photo());
    draft.change({ productName: 'second' });
    session.end();
    await drafts.forget(seller.account.email);
    draft.stop();
    // A photo in preparation is kept when its form is left.
    draft.keepPicture(photo('raw.heic'), null, true);
    await vi.advanceTimersByTimeAsync(1000);
    session.begin(seller);
    expect(found()).toEqual({});
    expect(await drafts.of('add-product').picture.read()).toBeNull();
  });

  it('are not saved by the person who replaces their owner', () => {
    const { drafts, found, session } = device();
    const draft = drafts.of('add-product');
    draft.begin({});
    draft.change({ productName: 'hers' });
    session.begin(buyer);
    draft.flush();
    session.begin(seller);
    expect(found()).toEqual({});
  });

  it('are saved only for a signed-in person, except those of the sign-up', () => {
    const { drafts, session } = device();
    session.end();
    const booking = drafts.of('booking', 'p1');
    booking.begin({});
    booking.change({ phone: '01711' });
    booking.flush();
    expect(drafts.of('booking', 'p1').isRestored).toBe(false);
    const signUp = drafts.of('sign-up');
    signUp.begin({});
    signUp.change({ name: 'Ayesha' });
    signUp.flush();
    expect(drafts.of('sign-up').begin({})).toEqual({ name: 'Ayesha' });
  });

  it('keep the latest picture, however long an earlier one takes', async () => {
    const { drafts, pictures } = device();
    const { picture } = drafts.of('add-product');
    const write = pictures.write.bind(pictures);
    let goOn: () => void = () => {};
    const writing = vi.spyOn(pictures, 'write').mockImplementationOnce(async (...slow) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return write(...slow);
    });
    void picture.keep(photo('slow.jpg'));
    void picture.keep(null);
    void picture.keep(photo('last.jpg'));
    await vi.waitFor(() => expect(writing).toHaveBeenCalledOnce());
    expect(picture.isHeld).toBe(false);
    goOn();
    await vi.waitFor(() => expect(picture.isHeld).toBe(true));
    expect((await drafts.of('add-product').picture.read())?.file.name).toBe('last.jpg');
  });
});
