import type { Failure } from '#domain/failures.ts';
import type { BulkRun } from '../../state/BulkRun.ts';

type AnyRun<Row extends { readonly id: string }> = BulkRun<Row, Failure>;

/** A bulk run with any of the shop's failures: its public side, which does not take failures in. */
export type DeskRun<Row extends { readonly id: string }> = Pick<AnyRun<Row>, keyof AnyRun<Row>>;
