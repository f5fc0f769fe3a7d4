import { startTransition, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signUpRules } from '#domain/identity/credentialRules.ts';
import { SelectField } from '#ui/kit/form/SelectField.tsx';
import { TextField } from '#ui/kit/form/TextField.tsx';
import { DomainForm } from '#ui/parts/form/DomainForm.tsx';
import { AppProvider } from '#ui/context/AppProvider.tsx';
import { Preferences } from '#ui/state/Preferences.ts';
import type { App } from '#ui/context/AppContext.ts';
import { aDevice } from '../../builders/aDevice.ts';

const types = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
];
const app = { preferences: new Preferences(aDevice('english')) } as Pick<App, 'preferences'> as App;

function give(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  if (field === null) throw new Error(`No field ${name}`);
  const of = field.localName === 'select' ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;

/** Says the type outside the form, too, as the sign-up page does. */
function Page({ onTaken }: { readonly onTaken: () => void }) {
  const [type, setType] = useState('buyer');
  // React has taken over the HTML. A browser's next event comes after the microtasks.
  useLayoutEffect(() => queueMicrotask(onTaken), [onTaken]);
  return (
    <AppProvider app={app}>
      <p>{type}</p>
      <DomainForm rules={signUpRules} initialValues={{ type: 'buyer' }} onSubmit={() => {}}>
        <TextField name="name" label="Name" />
        <SelectField name="type" label="Type" choices={types} onChosen={setType} />
      </DomainForm>
    </AppProvider>
  );
}

let root: Root | undefined;
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let wasActing: boolean | undefined;

beforeEach(() => {
  // The test library would run all effects before anything else can happen.
  wasActing = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  if (wasActing !== undefined) environment.IS_REACT_ACT_ENVIRONMENT = wasActing;
});

/** Takes over the page's HTML, as the shop does, and calls `act` before React runs its effects by itself. */
function takeOver(act: () => void): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Page onTaken={() => {}} />);
  return new Promise((resolve) => {
    const onTaken = () => {
      act();
      resolve();
    };
    startTransition(() => {
      root = hydrateRoot(place, <Page onTaken={onTaken} />);
    });
  });
}

it('a form keeps what is chosen at the moment when React has taken over the HTML', async () => {
  await takeOver(() => give('type', 'seller'));
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('seller'));
  expect(valueOf('type')).toBe('seller');
});

it('a form keeps every letter that is typed at the moment when React has taken over the HTML', async () => {
  await takeOver(() => {
    for (const letter of 'Mitu') give('name', `${valueOf('name')}${letter}`);
  });
  await vi.waitFor(() => expect(valueOf('name')).toBe('Mitu'));
});
