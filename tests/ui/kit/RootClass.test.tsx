import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RootClass } from '#ui/kit/RootClass.tsx';

const kept = () => document.documentElement.classList.contains('has-bulk');

describe('a class of the root', () => {
  it('stays until the last component that keeps it has left the page', () => {
    const first = render(<RootClass className="has-bulk" />);
    const second = render(<RootClass className="has-bulk" />);
    expect(kept()).toBe(true);

    first.unmount();
    expect(kept()).toBe(true);

    second.unmount();
    expect(kept()).toBe(false);
  });
});
