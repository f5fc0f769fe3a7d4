import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserDeviceStore } from '#adapters/browser/BrowserDeviceStore.ts';
import type { DraftName } from '#ui/state/drafts/Draft.ts';
import { draftedFields, type DraftedForm } from '#ui/state/drafts/draftedFields.ts';
import { StoredDrafts } from '#ui/state/drafts/StoredDrafts.ts';

const key = 're-sale-shop:drafts';

beforeEach(() => localStorage.clear());

/** A page load on this device. */
const aVisit = () => new StoredDrafts(new BrowserDeviceStore());

const booking = (subject: string, owner = 'nusrat@example.com'): DraftName => ({ form: 'booking', owner, subject });
const signUp: DraftName = { form: 'sign-up', owner: null, subject: null };
const draft = (phone: string) => ({ fields: { phone, meetingLocation: '' }, savedAt: 1_800_000_000_000 });

describe('the texts of drafts on a device', () => {
  it('are empty at first', () => {
    expect(aVisit().read(signUp)).toBeNull();
  });

  it('[G-FORM-1] keep the latest text, word for word', () => {
    const store = aVisit();
    store.write(booking('p1'), draft('01711'));
    expect(store.write(booking('p1'), draft('01711 <b>২২</b> "\n'))).toBe(true);
    expect(store.read(booking('p1'))).toEqual(draft('01711 <b>২২</b> "\n'));
  });

  it('keeps forms, their subjects and their owners apart', () => {
    const store = aVisit();
    store.write(booking('p1'), draft('one'));
    store.write(booking('p2'), draft('two'));
    store.write(booking('p1', 'rahim@example.com'), draft('three'));
    store.write(signUp, draft('four'));
    expect(store.read(booking('p1'))).toEqual(draft('one'));
    expect(store.read(booking('p2'))).toEqual(draft('two'));
    expect(store.read(booking('p1', 'rahim@example.com'))).toEqual(draft('three'));
    expect(store.read({ ...signUp, owner: 'nusrat@example.com' })).toBeNull();
    expect(store.read({ ...booking('p1'), form: 'add-product' })).toBeNull();
  });

  it('recognise an owner in another spelling', () => {
    const store = aVisit();
    store.write(booking('p1'), draft('one'));
    expect(store.read(booking('p1', ' Nusrat@Example.com'))).toEqual(draft('one'));
  });

  it('are removed one by one, and again without harm', () => {
    const store = aVisit();
    store.write(booking('p1'), draft('one'));
    store.write(booking('p2'), draft('two'));
    store.remove(booking('p1'));
    store.remove(booking('p1'));
    expect(store.read(booking('p1'))).toBeNull();
    expect(store.read(booking('p2'))).toEqual(draft('two'));
  });

  it('[G-ALERT-1] are removed for people who were not signed in, and stay for the others', () => {
    const store = aVisit();
    store.write(booking('p1'), draft('one'));
    store.write(signUp, draft('two'));
    store.forgetVisitors();
    expect([store.read(signUp), store.read(booking('p1'))]).toEqual([null, draft('one')]);
  });

  it('[G-FORM-1] are removed for one owner, and stay for the others', () => {
    const store = aVisit();
    store.write(booking('p1'), draft('one'));
    store.write({ form: 'add-product', owner: 'nusrat@example.com', subject: null }, draft('two'));
    store.write(booking('p1', 'rahim@example.com'), draft('three'));
    store.write(signUp, draft('four'));
    store.forget('NUSRAT@example.com');
    expect(store.read(booking('p1'))).toBeNull();
    expect(store.read({ form: 'add-product', owner: 'nusrat@example.com', subject: null })).toBeNull();
    expect(store.read(booking('p1', 'rahim@example.com'))).toEqual(draft('three'));
    expect(store.read(signUp)).toEqual(draft('four'));
  });

  it('[G-FORM-1] of a sign-up are removed for the address in it, and no others', () => {
    const store = aVisit();
    const typed = { fields: { email: 'Nusrat@example.com' }, savedAt: 1 };
    store.write(booking('p1'), draft('one'));
    store.write(signUp, typed);
    store.forgetSignUp('rahim@example.com');
    expect(store.read(signUp)).toEqual(typed);
    store.forgetSignUp('nusrat@example.com');
    expect([store.read(signUp), store.read(booking('p1'))]).toEqual([null, draft('one')]);
  });
});

describe('[G-FORM-1] drafts after a reload', () => {
  const draft5 = { fields: { productName: 'ThinkPad' }, savedAt: 5 };
  const product: DraftName = { form: 'add-product', owner: 'nusrat@example.com', subject: null };

  // Every form with drafts, including any added later.
  it.each([...Object.keys(draftedFields), 'trade-in'] as DraftedForm[])('are there for the form %s', (form) => {
    const name = { ...product, form };
    expect(aVisit().write(name, draft5)).toBe(true);
    expect(aVisit().read(name)).toEqual(draft5);
  });

  it('are shared with a second tab', () => {
    const [first, second] = [aVisit(), aVisit()];
    first.write(product, draft5);
    second.write(booking('p1'), draft5);
    expect(aVisit().read(product)).toEqual(draft5);
    expect(aVisit().read(booking('p1'))).toEqual(draft5);
  });

  it('are read from an earlier release', () => {
    localStorage.setItem(key, JSON.stringify({ version: 1, value: [{ ...product, ...draft5 }] }));
    expect(aVisit().read(product)).toEqual(draft5);
  });

  it('leave nothing on the device once all of them are deleted', () => {
    aVisit().write(product, draft5);
    aVisit().remove(product);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['another version’s', JSON.stringify({ version: 2, value: [{ ...product, ...draft5 }] })],
    ['half of it', '{"version":1,"val'],
    ['a list in place of an envelope', '[1,2]'],
    ['an object in place of a list', '{"version":1,"value":{"length":1}}'],
    ['a draft without fields', JSON.stringify({ version: 1, value: [{ ...product, savedAt: 5 }] })],
    [
      'fields that are no texts',
      JSON.stringify({ version: 1, value: [{ ...product, ...draft5, fields: { productName: 7 } }] }),
    ],
    ['an age that is none', JSON.stringify({ version: 1, value: [{ ...product, ...draft5, savedAt: 'today' }] })],
  ])('are dropped where storage holds %s, and can be written again', (_what, text) => {
    localStorage.setItem(key, text);
    const store = aVisit();
    expect(store.read(product)).toBeNull();
    expect(() => store.remove(product)).not.toThrow();
    expect(store.write(product, draft5)).toBe(true);
    expect(store.read(product)).toEqual(draft5);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 7],
    ['a form that is no text', { ...product, ...draft5, form: 7 }],
    ['an owner that is no text', { ...product, ...draft5, owner: 7 }],
    ['a subject that is no text', { ...product, ...draft5, subject: 7 }],
    ['no fields', { ...product, ...draft5, fields: null }],
    ['a field that is no text beside one that is', { ...product, ...draft5, fields: { name: 'x', price: 7 } }],
    ['an age that is none', { ...product, ...draft5, savedAt: null }],
  ])('leave the device with the last good one when one is damaged: %s', (_what, damaged) => {
    localStorage.setItem(key, JSON.stringify({ version: 1, value: [damaged, { ...booking('p1'), ...draft5 }] }));
    aVisit().remove(booking('p1'));
    expect(localStorage).toHaveLength(0);
  });

  it('are not written again, for other tabs to hear of, when there is nothing to remove', () => {
    aVisit().write(product, draft5);
    const device = new BrowserDeviceStore();
    const writes = vi.spyOn(device, 'write');
    const visit = new StoredDrafts(device);
    visit.remove(booking('p1'));
    visit.forget('rahim@example.com');
    expect(writes).not.toHaveBeenCalled();
    expect(visit.read(product)).toEqual(draft5);
  });

  it('survive when another one is damaged', () => {
    localStorage.setItem(key, JSON.stringify({ version: 1, value: [null, 7, { ...product, ...draft5 }] }));
    expect(aVisit().read(product)).toEqual(draft5);
  });

  it('of one form leave room to those of another', () => {
    const store = aVisit();
    store.write(product, draft5);
    for (let index = 0; index < 100; index += 1) store.write(booking(`p${index}`), draft5);
    expect(store.read(product)).toEqual(draft5);
  });

  it('are limited: the oldest is removed', () => {
    const store = aVisit();
    for (let index = 0; index < 100; index += 1) store.write(booking(`p${index}`), draft5);
    expect(store.read(booking('p0'))).toBeNull();
    expect(store.read(booking('p99'))).toEqual(draft5);
  });
});
