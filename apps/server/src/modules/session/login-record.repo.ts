import { sql as raw } from 'kysely';
import type { LoginOutcome } from '@halls/contract/device';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** From where and with what somebody came. */
interface Coming {
  readonly remoteAddress: string;
  readonly userAgent: string;
  readonly deviceHash: Buffer | null;
  readonly now: Date;
}

/** Longer ones say nothing more. */
const userAgentLength = 400;

/** A member is in. */
export async function recordLogin(
  transaction: SqlTransaction,
  memberId: number,
  { remoteAddress, userAgent, deviceHash, now }: Coming,
): Promise<void> {
  await transaction
    .insertInto('app.login_record')
    .columns([
      'site_id',
      'member_account',
      'at',
      'outcome',
      'remote_address',
      'user_agent',
      'device_hash',
      'has_member',
    ])
    .expression((select) =>
      select
        .selectFrom('app.member')
        .select([
          'site_id',
          'member_account',
          raw<Date>`${now}::timestamptz`.as('at'),
          raw<LoginOutcome>`'in'`.as('outcome'),
          raw<string>`${remoteAddress}::inet`.as('remote_address'),
          raw<string>`${userAgent.slice(0, userAgentLength)}::text`.as('user_agent'),
          raw<Buffer>`${deviceHash}::bytea`.as('device_hash'),
          raw<boolean>`true`.as('has_member'),
        ])
        .where('member_id', '=', memberId),
    )
    .execute();
}

/** Somebody did not get in. */
export async function recordFailedLogin(
  sql: SqlOrTransaction,
  tried: Coming & {
    readonly siteId: number;
    readonly account: string;
    readonly outcome: Exclude<LoginOutcome, 'in'>;
  },
): Promise<void> {
  await sql
    .insertInto('app.login_record')
    .values((values) => ({
      site_id: tried.siteId,
      member_account: tried.account,
      at: tried.now,
      outcome: tried.outcome,
      remote_address: tried.remoteAddress,
      user_agent: tried.userAgent.slice(0, userAgentLength),
      device_hash: tried.deviceHash,
      has_member: values
        .exists(
          values
            .selectFrom('app.member')
            .select('member_id')
            .where('site_id', '=', tried.siteId)
            .where('member_account', '=', tried.account),
        )
        .$castTo<boolean>(),
    }))
    .execute();
}

export interface LoginRecord {
  readonly id: string;
  readonly at: Date;
  readonly outcome: LoginOutcome;
  readonly remoteAddress: string | null;
  readonly userAgent: string;
  readonly deviceHash: Buffer | null;
}

/** An account's records since `since`, older than `before`, the newest first. */
export async function readLoginRecords(
  sql: SqlOrTransaction,
  account: { readonly siteId: number; readonly account: string },
  page: { readonly since: Date; readonly before: number | null; readonly limit: number },
): Promise<LoginRecord[]> {
  const query = sql
    .selectFrom('app.login_record')
    .select(['login_record_id', 'at', 'outcome', 'remote_address', 'user_agent', 'device_hash'])
    .where('site_id', '=', account.siteId)
    .where('member_account', '=', account.account)
    .where('at', '>', page.since);
  const rows = await (page.before === null ? query : query.where('login_record_id', '<', page.before))
    .orderBy('login_record_id', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map((row) => ({
    id: String(row.login_record_id),
    at: row.at,
    outcome: row.outcome,
    remoteAddress: row.remote_address,
    userAgent: row.user_agent,
    deviceHash: row.device_hash,
  }));
}

/** When and from where a member last came in with a device. */
export interface LastLogin {
  readonly deviceHash: Buffer;
  readonly at: Date;
  readonly remoteAddress: string | null;
  readonly userAgent: string;
}

/** The last login with each of these devices, as far as it is still written down. */
export async function readLastLogins(
  sql: SqlOrTransaction,
  { siteId, account }: { readonly siteId: number; readonly account: string },
  deviceHashes: readonly Buffer[],
): Promise<LastLogin[]> {
  if (deviceHashes.length === 0) return [];
  const rows = await sql
    .selectFrom('app.login_record')
    .distinctOn('device_hash')
    .select(['device_hash', 'at', 'remote_address', 'user_agent'])
    .where('site_id', '=', siteId)
    .where('member_account', '=', account)
    .where('outcome', '=', 'in')
    .where('device_hash', 'in', deviceHashes)
    .orderBy('device_hash')
    .orderBy('login_record_id', 'desc')
    .limit(deviceHashes.length)
    .execute();
  return rows.flatMap((row) =>
    row.device_hash
      ? [
          {
            deviceHash: row.device_hash,
            at: row.at,
            remoteAddress: row.remote_address,
            userAgent: row.user_agent,
          },
        ]
      : [],
  );
}

/** Forgets what is older than `before`, and tries at accounts that nobody had from before `ofNobodyBefore`. */
export async function deleteLoginRecords(
  sql: SqlOrTransaction,
  { before, ofNobodyBefore }: { readonly before: Date; readonly ofNobodyBefore: Date },
): Promise<void> {
  await sql.deleteFrom('app.login_record').where('at', '<', before).execute();
  await sql
    .deleteFrom('app.login_record')
    .where('has_member', '=', false)
    .where('at', '<', ofNobodyBefore)
    .execute();
}
