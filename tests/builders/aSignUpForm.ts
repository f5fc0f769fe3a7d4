import type { SignUpForm } from '#domain/identity/signUp.ts';

export function aSignUpForm(given: Partial<SignUpForm> = {}): SignUpForm {
  return { name: 'Ayesha', email: 'ayesha@example.com', type: 'buyer', password: 'passw0rd!', ...given };
}
