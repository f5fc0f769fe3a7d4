import type { Container, ServiceIdentifier } from 'inversify';

/** A name that keeps the type of what is bound to it, so that a wrong binding does not compile. */
export type Token<T> = ServiceIdentifier<T> & symbol;

export function token<T>(name: string): Token<T> {
  return Symbol(name);
}

type Tokens<Dependencies extends readonly unknown[]> = { readonly [I in keyof Dependencies]: Token<Dependencies[I]> };

/** One instance for as long as the page lives. */
export function bindOnce<T, D extends unknown[]>(
  container: Container,
  name: Token<T>,
  dependencies: Tokens<D>,
  make: (...dependencies: D) => T,
): void {
  container.bind(name).toResolvedValue(make, [...dependencies] as never).inSingletonScope();
}
