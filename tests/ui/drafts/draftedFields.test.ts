import { describe, expect, it } from 'vitest';
import { signUpRules } from '#domain/identity/credentialRules.ts';
import { type DraftName, draftKey, draftLifetime, isOwnedBy, isStale, sameDraft } from '#ui/state/drafts/Draft.ts';
import { draftedFields, fieldsToKeep, fieldsToRestore } from '#ui/state/drafts/draftedFields.ts';

const hers: DraftName = { form: 'booking', owner: 'nusrat@example.com', subject: 'p1' };

describe('a draft', () => {
  it('[G-FORM-1] never contains a password', () => {
    expect(Object.keys(signUpRules)).toContain('password');
    expect(
      Object.values(draftedFields)
        .flat()
        .filter((field) => /password|card/i.test(field)),
    ).toEqual([]);
    expect(fieldsToKeep('sign-up', { name: 'Ayesha', password: 'passw0rd!' }, {})).toEqual({ name: 'Ayesha' });
    expect(fieldsToRestore('sign-up', { fields: { name: 'Ayesha', password: 'x' } })).toEqual({ name: 'Ayesha' });
  });

  it('contains every other field of the sign-up', () => {
    expect([...draftedFields['sign-up'], 'password'].toSorted()).toEqual(Object.keys(signUpRules).toSorted());
  });

  it('contains only changed fields, including emptied ones', () => {
    const begun = { sellerName: 'Nusrat', condition: 'Excellent', postTime: '2026-11-21' };
    const typed = { ...begun, sellerName: '', productName: 'ThinkPad', description: '' };
    expect(fieldsToKeep('add-product', typed, begun)).toEqual({ sellerName: '', productName: 'ThinkPad' });
    expect(fieldsToKeep('add-product', begun, begun)).toEqual({});
  });

  it('restores only fields that the form still has', () => {
    const fields = { phone: '01711', colour: 'red', constructor: 'x' };
    expect(fieldsToRestore('booking', { fields })).toEqual({ phone: '01711' });
  });

  it('[G-FORM-1] is stale after 30 days, and never because a clock is behind', () => {
    const now = 1_800_000_000_000;
    expect(draftLifetime).toBe(30 * 24 * 3600 * 1000);
    expect(isStale(now - draftLifetime, now)).toBe(false);
    expect(isStale(now - draftLifetime - 1, now)).toBe(true);
    expect(isStale(now + draftLifetime + 1, now)).toBe(false);
  });

  it('has one key for two spellings of its owner, and different keys otherwise', () => {
    expect(sameDraft(hers, { ...hers, owner: ' NUSRAT@example.com ' })).toBe(true);
    expect(sameDraft(hers, { ...hers, owner: null })).toBe(false);
    expect(sameDraft(hers, { ...hers, subject: 'p2' })).toBe(false);
    expect(sameDraft(hers, { ...hers, form: 'add-product' })).toBe(false);
    expect(draftKey({ ...hers, owner: ' NUSRAT@example.com' })).toEqual(draftKey(hers));
    expect(isOwnedBy(hers, 'Nusrat@Example.com')).toBe(true);
    expect(isOwnedBy(hers, 'rahim@example.com')).toBe(false);
    expect(isOwnedBy({ ...hers, owner: null }, '')).toBe(false);
  });
});
