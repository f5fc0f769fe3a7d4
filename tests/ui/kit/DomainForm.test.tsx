import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { signUpRules } from '#domain/identity/credentialRules.ts';
import { DomainForm } from '#ui/parts/form/DomainForm.tsx';
import { PasswordField } from '#ui/kit/form/PasswordField.tsx';
import { RadioCards } from '#ui/kit/form/RadioCards.tsx';
import { SubmitButton } from '#ui/kit/form/SubmitButton.tsx';
import { TextField } from '#ui/kit/form/TextField.tsx';
import type { Failure } from '#domain/failures.ts';
import type { Language } from '#ui/texts/Language.ts';
import { inApp } from './inApp.tsx';

const types = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
];

type Options = {
  readonly failure?: Failure;
  readonly isPending?: boolean;
  readonly language?: Language;
  /** When the answer comes. */
  readonly answered?: Promise<void>;
};

function draw({ failure, isPending = false, language = 'english', answered }: Options = {}) {
  const onSubmit = vi.fn(async (_values: { readonly name: string }) => answered);
  const onChange = vi.fn();
  inApp(
    <DomainForm
      rules={signUpRules}
      initialValues={{ type: 'buyer' }}
      failure={failure}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <TextField name="name" label="Name" help="As people call you" />
      <TextField name="email" label="Email" type="email" />
      <RadioCards name="type" legend="You are" choices={types} />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <SubmitButton label="Create account" pendingLabel="Creating…" isPending={isPending} />
    </DomainForm>,
    language,
  );
  return { onSubmit, onChange, user: userEvent.setup() };
}

const field = (label: string): HTMLElement => screen.getByLabelText(label);
const described = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('a form', () => {
  it('sends what a password manager has filled in without an event', async () => {
    const { user, onSubmit } = draw();
    for (const [label, text] of [
      ['Name', 'Nusrat'],
      ['Email', 'nusrat@example.com'],
      ['Password', 'Laptop#2026'],
    ] as const)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), text);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(onSubmit).toHaveBeenCalledWith({
      name: 'Nusrat',
      email: 'nusrat@example.com',
      type: 'buyer',
      password: 'Laptop#2026',
    });
  });

  it('shows no error before the person leaves the field, and one in words afterwards', async () => {
    const { user } = draw();
    await user.type(field('Email'), 'nusrat@');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(described(field('Email'))).toBe('Please enter a valid email address');
    expect(field('Password').getAttribute('aria-invalid')).toBeNull();
    await user.type(field('Email'), 'example.com');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['english', 'রহিম', 'bn', 'Rahim'],
    ['bangla', 'Rahim', 'en', 'রহিম'],
  ] as const)(
    '[G-I18N-1] marks words that are typed in another language than the page: %s',
    async (language, other, lang, own) => {
      const { user } = draw({ language });
      const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
      await user.type(name, other);
      expect(name.lang).toBe(lang);
      await user.clear(name);
      await user.type(name, own);
      expect(name.lang).toBe('');
    },
  );

  it('has its help read before the error', async () => {
    const { user } = draw();
    await user.click(field('Name'));
    await user.tab();
    expect(described(field('Name'))).toBe('As people call you | Name field cannot be empty');
  });

  it('sends nothing while a rule is broken, and focuses the first field that breaks one', async () => {
    const { onSubmit, user } = draw();
    await user.type(field('Name'), 'Nusrat');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    await user.click(field('Name'));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(document.activeElement).toBe(field('Email'));
  });

  it('sends every field once all rules hold', async () => {
    const { onSubmit, onChange, user } = draw();
    await user.type(field('Name'), 'Nusrat');
    await user.type(field('Email'), 'nusrat@example.com');
    await user.click(screen.getByRole('radio', { name: 'Seller' }));
    await user.type(field('Password'), 'secret1!');
    const values = { name: 'Nusrat', email: 'nusrat@example.com', type: 'seller', password: 'secret1!' };
    expect(onChange).toHaveBeenLastCalledWith(values);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(values);
  });

  it('[G-SEC-1] shows a refusal in the server’s words, as text', () => {
    draw({ failure: { code: 'api/refused', message: '<b>taken</b>' } });
    expect(screen.getByRole('alert').textContent).toBe('<b>taken</b>');
  });

  it('stays pressable while it is sent, and sends once', async () => {
    const { onSubmit, user } = draw({ isPending: true });
    const button = screen.getByRole('button', { name: 'Creating…' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    await user.type(field('Name'), 'Nusrat');
    await user.type(field('Email'), 'nusrat@example.com');
    await user.type(field('Password'), 'secret1!');
    await user.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[S-SIGNUP-2] [S-SIGNUP-3] uses the specification’s own words in the original wording', async () => {
    const { user } = draw({ language: 'original' });
    await user.type(field('Password'), 'abc');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(described(field('Name'))).toContain('Namd field cannot be empty');
    expect(described(field('Email'))).toBe('Please enter a valid email address');
    expect(described(field('Password'))).toBe('Password should be 6 caracter long or more');
    await user.type(field('Password'), 'def');
    expect(described(field('Password'))).toBe('password must be strong');
  });
});

describe('a password field', () => {
  it('shows the typed text while the person wants to see it', async () => {
    const { user } = draw();
    expect(field('Password').getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').getAttribute('type')).toBe('password');
  });
});

describe('a form that is being sent', () => {
  it('[G-FAULT-1] takes no change until the answer comes', async () => {
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, onSubmit } = draw({ answered });
    const values = () => [
      ...['Name', 'Password'].map((label) => (field(label) as HTMLInputElement).value),
      screen.getByLabelText<HTMLInputElement>('Seller').checked,
    ];
    await user.type(field('Name'), 'Nusrat');
    await user.type(field('Email'), 'nusrat@example.com');
    await user.type(field('Password'), 'passw0rd!');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(onSubmit).toHaveBeenCalledOnce();

    await user.type(field('Name'), ' Jahan');
    await user.type(field('Password'), '!');
    await user.click(screen.getByLabelText('Seller'));
    expect(values()).toEqual(['Nusrat', 'passw0rd!', false]);

    answer();
    await vi.waitFor(() => expect((field('Name') as HTMLInputElement).readOnly).toBe(false));
    await user.type(field('Name'), ' Jahan');
    await user.click(screen.getByLabelText('Seller'));
    expect(values()).toEqual(['Nusrat Jahan', 'passw0rd!', true]);
  });
});
