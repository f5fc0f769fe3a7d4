import type { ApiFailure } from '#domain/shared/Failure.ts';
import { fail } from '#domain/shared/Result.ts';
import { codeOnce } from '../http/codeOnce.ts';

type Call = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * A port whose code loads with its first call, because Home's first screen needs none of it. `calls` names every call
 * of the port. If the code does not arrive in time, the call fails as unreachable.
 */
export function lateCalls<P extends object>(calls: { readonly [K in keyof P]: true }, load: () => Promise<P>): P {
  const loaded = codeOnce(load);
  const late = (name: string): Call => {
    return async (...given) => {
      const port = await loaded();
      if (port === null) return fail({ code: 'api/unreachable' } satisfies ApiFailure);
      return Reflect.apply(Reflect.get(port, name) as Call, port, given);
    };
  };
  return Object.fromEntries(Object.keys(calls).map((name) => [name, late(name)])) as P;
}
