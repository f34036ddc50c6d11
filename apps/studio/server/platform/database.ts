import type { Database } from '@halls/service';
import type { ColumnType, Kysely, Transaction } from 'kysely';

/** Every table of the schema `studio`, added to by each module in its `<domain>.tables.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface StudioTables {}

export type Sql = Kysely<StudioTables>;
/** For the statements of the hot path, which each connection prepares once. */
export type Pool = Database<StudioTables>['pool'];
export type SqlTransaction = Transaction<StudioTables>;
/** A transaction, or the connection outside of one, for queries that may run in either. */
export type SqlOrTransaction = Kysely<StudioTables> | Transaction<StudioTables>;

/** Minor units: written as text, read as what loses no digit, made bigint by the query that reads them. */
export type MinorUnits = ColumnType<number | string, string, string>;
/** Written as JSON text, read as its value. */
export type Json<Value> = ColumnType<Value, string, string>;
