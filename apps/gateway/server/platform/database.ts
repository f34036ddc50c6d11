import type { Kysely, Transaction } from 'kysely';

/** Every table of the schema `gateway`, added to by each module in its `<domain>.tables.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface GatewayTables {}

export type Sql = Kysely<GatewayTables>;
export type SqlTransaction = Transaction<GatewayTables>;
export type SqlOrTransaction = Sql | SqlTransaction;
