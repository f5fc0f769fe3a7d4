import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar } from '#ui/kit/Avatar.tsx';

afterEach(() => vi.unstubAllGlobals());

const drawn = (name: string) => render(<Avatar name={name} />).container.textContent;

describe('an avatar', () => {
  it.each([
    ['Nusrat Jahan', 'NJ'],
    ['  rahim ', 'R'],
    ['মোঃ আবদুল করিম', 'মোঃক'],
    ['', ''],
  ])('[G-I18N-1] has the first letters of %j as people see them', (name, letters) => {
    expect(drawn(name)).toBe(letters);
  });

  it('has letters in a browser without a segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(drawn('Nusrat Jahan')).toBe('NJ');
  });
});
