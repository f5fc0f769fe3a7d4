import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ConditionBadge } from '#ui/parts/product/ConditionBadge.tsx';
import { inApp } from './inApp.tsx';

const badge = (): HTMLElement => screen.getByRole('button', { name: 'Condition: Good. What it means' });

describe('a condition badge', () => {
  it('[G-COND-1] opens the definitions of all three conditions by keyboard', async () => {
    const user = userEvent.setup();
    inApp(<ConditionBadge condition="Good" />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.tab();
    expect(document.activeElement).toBe(badge());
    await user.keyboard('{Enter}');
    const meanings = screen.getByRole('dialog', { name: 'What the conditions mean' });
    expect(badge().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(meanings);
    expect([...meanings.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['Excellent', 'Good', 'Fair']);
    expect(meanings.textContent).toContain('Works like new.');
  });

  it('closes with Escape and returns the focus', async () => {
    const user = userEvent.setup();
    inApp(<ConditionBadge condition="Good" />);
    await user.click(badge());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(badge().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(badge());
  });

  it('closes on a press elsewhere, and on a second press on itself', async () => {
    const user = userEvent.setup();
    inApp(
      <>
        <ConditionBadge condition="Good" />
        <p>Elsewhere</p>
      </>,
    );
    await user.click(badge());
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(badge());
    await user.click(badge());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('continues with Tab from the badge, not from the end of the page', async () => {
    const user = userEvent.setup();
    inApp(
      <>
        <ConditionBadge condition="Good" />
        <button type="button">After</button>
        <button type="button">Last</button>
      </>,
    );
    await user.click(badge());
    await user.tab();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('After');
  });
});
