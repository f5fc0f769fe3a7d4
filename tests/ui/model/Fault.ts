import type { FakeCall, FakeFailure } from '#fakes/control/FakeCall.ts';

export type Fault = { readonly call: FakeCall; readonly failure: FakeFailure };
