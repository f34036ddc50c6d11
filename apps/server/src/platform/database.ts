import type { Kysely, Transaction } from 'kysely';
import { openDatabase as open, type Database as ServiceDatabase } from '@halls/service';

/** Every table of the `app` schema, added to by each module in its `<domain>.tables.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Tables {}

export type Sql = Kysely<Tables>;
/** A transaction, or the connection outside of one, for queries that may run in either. */
export type SqlOrTransaction = Kysely<Tables> | Transaction<Tables>;
export type SqlTransaction = Transaction<Tables>;
export type Database = ServiceDatabase<Tables>;

export const openDatabase = open<Tables>;
