import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listRequests } from '#domain/booking/listRequests.ts';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { DashboardLayout } from '#ui/app/DashboardLayout.tsx';
import { RequestCount } from '#ui/features/booking/RequestCount.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aSession, type Kind } from '../../builders/aSession.ts';
import { aFrame, routeOf } from './aFrame.tsx';

const stages = ['requested', 'requested', 'accepted', 'declined'] as const;

function draw(kind: Kind, { hasSales = true, path = '/dashboard' } = {}) {
  const actor = aSession(kind);
  const deals = stages.map((stage, at) =>
    aDeal(stage, { id: `b${at}`, productId: `p${at}`, sellerEmail: actor.account.email }),
  );
  const sales = { ofSeller: vi.fn(async () => ok(listing(deals))), move: vi.fn() } satisfies SalesApi;
  const session: Pick<SessionStore, 'actor'> = { actor };
  const count = new RequestCount({ list: hasSales ? listRequests({ sales }) : null, session });
  const frame = aFrame({ actor, viewModels: { requestCount: () => count } });
  frame.draw(path, <DashboardLayout route={routeOf(path)}>The page</DashboardLayout>);
  return { sales, count, actor };
}

const drawer = () => within(screen.getByRole('complementary', { name: 'Dashboard' }));
const links = (): readonly (string | null)[] =>
  drawer()
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('[G-SALE-1] the dashboard’s drawer', () => {
  it('counts the requests that need the seller’s answer, beside the specification’s links', async () => {
    draw('seller');
    const link = await drawer().findByRole('link', { name: 'Requests , 2 need your answer' });
    expect(link.getAttribute('href')).toBe('/dashboard/requests');
    expect(links()).toEqual(['Booked Products', 'Requests2, 2 need your answer', 'Seller Products', 'Add Products']);
    expect(await screen.findByRole('button', { name: 'Dashboard menu , 2 requests need your answer' })).toBeTruthy();
  });

  it('marks the link on the requests’ page', () => {
    draw('seller', { path: '/dashboard/requests' });
    expect(drawer().getByRole('link', { current: 'page' }).textContent).toContain('Requests');
  });

  it.each<[Kind, boolean]>([
    ['buyer', true],
    ['admin', true],
    ['seller', false],
  ])('has no link for a %s where sales are on: %s, and asks for nothing', (kind, hasSales) => {
    const { sales } = draw(kind, { hasSales });
    expect(drawer().queryByRole('link', { name: /Requests/ })).toBeNull();
    expect(sales.ofSeller).not.toHaveBeenCalled();
  });

  it('shows one person’s count to nobody else', async () => {
    const { count } = draw('seller');
    await drawer().findByRole('link', { name: /2 need your answer/ });
    const other: Pick<SessionStore, 'actor'> = { actor: aSession('buyer') };
    const theirs = new RequestCount({ list: null, session: other });
    theirs.counted = count.counted;
    expect(theirs.value).toBe(0);
  });
});
