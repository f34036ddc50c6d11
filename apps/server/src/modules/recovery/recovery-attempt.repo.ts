import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { RecoveryWay } from './recovery.rules.ts';

export interface RecoveryTry {
  readonly siteId: number;
  readonly way: RecoveryWay;
  readonly account: string;
  /** Which tries at the account are counted together. */
  readonly lane: string;
  readonly remoteAddress: string;
}

/** Lets one try at an account and of an address (IPv6: one /64) through at a time, until the transaction ends. */
export async function lockTries(
  transaction: SqlTransaction,
  { siteId, account, remoteAddress }: RecoveryTry,
): Promise<void> {
  // in this order everywhere: tries wait for each other and not in a circle
  await raw`select pg_advisory_xact_lock(hashtextextended('recovery:' || ${siteId}::int || ':' || ${account}::text, 0))`.execute(
    transaction,
  );
  await raw`select pg_advisory_xact_lock(hashtextextended('recovery:' || ${blockOf(remoteAddress)}::text, 0))`.execute(
    transaction,
  );
}

export async function countTries(
  transaction: SqlTransaction,
  { siteId, way, account, lane, remoteAddress }: RecoveryTry,
  since: Date,
): Promise<{ ofAccount: number; fromAddress: number }> {
  const { rows } = await raw<{ ofAccount: number; fromAddress: number }>`
    select
      (select count(*)::int from app.recovery_attempt where site_id = ${siteId} and member_account = ${account}
          and lane = ${lane} and way = ${way} and created_at > ${since}) as "ofAccount",
      (select count(*)::int from app.recovery_attempt where address_block = ${blockOf(remoteAddress)}
          and way = ${way} and created_at > ${since}) as "fromAddress"`.execute(transaction);
  return rows[0] ?? { ofAccount: 0, fromAddress: 0 };
}

export async function insertTry(transaction: SqlTransaction, tried: RecoveryTry, now: Date): Promise<number> {
  const row = await transaction
    .insertInto('app.recovery_attempt')
    .values({
      site_id: tried.siteId,
      way: tried.way,
      member_account: tried.account,
      lane: tried.lane,
      address_block: blockOf(tried.remoteAddress),
      created_at: now,
    })
    .returning('recovery_attempt_id')
    .executeTakeFirstOrThrow();
  return row.recovery_attempt_id;
}

export async function deleteTry(sql: SqlOrTransaction, id: number): Promise<void> {
  await sql.deleteFrom('app.recovery_attempt').where('recovery_attempt_id', '=', id).execute();
}

export async function deleteTriesBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql.deleteFrom('app.recovery_attempt').where('created_at', '<', time).execute();
}

function blockOf(remoteAddress: string) {
  return raw<string>`app.address_block(${remoteAddress}::inet)`;
}
