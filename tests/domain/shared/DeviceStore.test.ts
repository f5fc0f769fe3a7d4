import { describe, expect, it } from 'vitest';
import { type StoredValue, valueOf } from '#domain/shared/DeviceStore.ts';

const stored: StoredValue<string> = {
  key: 'name',
  version: 2,
  parse: (content) => (typeof content === 'string' ? content : undefined),
  upgrade: (content, version) => `${String(content)} of version ${version}`,
};
const { upgrade: _upgrade, ...withoutUpgrade } = stored;

describe('[G-FORM-1] a value that any release may have stored', () => {
  it('is read as it is if this release’s version wrote it', () => {
    expect(valueOf(stored, 'Olga', 2)).toBe('Olga');
    expect(valueOf(stored, 7, 2)).toBeUndefined();
  });

  it('is converted from an earlier version', () => {
    expect(valueOf(stored, 'Olga', 1)).toBe('Olga of version 1');
    expect(valueOf(stored, 7, 0)).toBe('7 of version 0');
  });

  it('is missing if an earlier version wrote it and nothing converts it', () => {
    expect(valueOf(withoutUpgrade, 'Olga', 1)).toBeUndefined();
  });

  it('is missing if a later release wrote it', () => {
    expect(valueOf(stored, 'Olga', 3)).toBeUndefined();
  });

  it('is missing if one of the two knows no versions', () => {
    const bare: StoredValue<string> = { ...stored, version: null };
    expect(valueOf(bare, 'Olga', null)).toBe('Olga');
    expect(valueOf(bare, 'Olga', 1)).toBeUndefined();
    expect(valueOf(bare, 'Olga', -1)).toBeUndefined();
    expect(valueOf(stored, 'Olga', null)).toBeUndefined();
  });
});
