/** A person's name, or their e-mail address if they gave no name. */
export function personName({ name, email }: { readonly name: string; readonly email: string }): string {
  return name.trim() === '' ? email : name;
}
