import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LogOut } from '#domain/identity/logOut.ts';
import type { RestoreSession } from '#domain/identity/restoreSession.ts';
import { TextField } from '#ui/kit/form/TextField.tsx';
import { DomainForm } from '#ui/parts/form/DomainForm.tsx';
import { DraftNotice } from '#ui/parts/form/DraftNotice.tsx';
import type { FormDraft } from '#ui/state/drafts/FormDraft.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';
import { seller } from '../../builders/people.ts';
import { aShop } from '../search/aShop.tsx';
import { later } from '../state/later.ts';
import { DeviceDrafts } from './deviceDrafts.ts';

const field = (name: RegExp): HTMLInputElement => screen.getByLabelText(name);

/** A form with a draft, and the same draft in another tab. */
function aFormInTwoTabs() {
  const here = new DeviceDrafts();
  const [draft, elsewhere] = [here, new DeviceDrafts(here)].map((device) => {
    const session = new SessionStore({ restoreSession: {} as RestoreSession, logOut: {} as LogOut });
    session.restored.set(seller);
    const opened = device.of(session).of('add-product');
    opened.start();
    return opened;
  }) as [FormDraft, FormDraft];
  const answer = later<void>();
  aShop({ actor: seller }).open(
    '/',
    <DomainForm
      rules={{ productName: [], location: [] }}
      initialValues={{ productName: '', location: '' }}
      draft={draft}
      onSubmit={() => answer.promise}
    >
      <DraftNotice draft={draft} />
      <TextField name="productName" label="Name" />
      <TextField name="location" label="Place" />
      <button type="submit">Send</button>
    </DomainForm>,
  );
  fireEvent.change(field(/Name/), { target: { value: 'ThinkPad' } });
  draft.flush();
  fireEvent.click(screen.getByText('Send'));
  elsewhere.begin({});
  act(() => {
    elsewhere.change({ productName: 'ThinkPad', location: 'Mirpur' });
    elsewhere.flush();
  });
  const end = (): Promise<void> => act(async () => answer.resolve());
  return { draft, end };
}

it('[G-FORM-1] a form that was refused shows what another tab typed while it was being sent', async () => {
  const { draft, end } = aFormInTwoTabs();
  expect(field(/Place/).value).toBe('');
  await end();
  expect(field(/Place/).value).toBe('Mirpur');
  fireEvent.change(field(/Place/), { target: { value: 'Mirpur 10' } });
  act(() => draft.flush());
  expect(field(/Place/).value).toBe('Mirpur 10');
});

it('[G-FORM-1] a form that was sent takes nothing that another tab typed meanwhile', async () => {
  const { draft, end } = aFormInTwoTabs();
  act(() => draft.clear());
  await end();
  expect(field(/Place/).value).toBe('');
});
