import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** How a device stands to a member. */
export interface DeviceStanding {
  readonly isKnown: boolean;
  /** The member has never come in with a device that said which it is. */
  readonly isFirst: boolean;
}

export async function findDevice(
  sql: SqlOrTransaction,
  memberId: number,
  deviceHash: Buffer | null,
): Promise<DeviceStanding> {
  const row = await sql
    .selectFrom('app.member_device')
    .select([
      raw<number>`count(*)::int`.as('devices'),
      raw<boolean | null>`bool_or(device_hash = ${deviceHash}::bytea)`.as('is_known'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { isKnown: row.is_known ?? false, isFirst: row.devices === 0 };
}

/** Of one member; further ones stay unknown. */
const maxDevices = 20;

/** What a device was until now: one that the member had come in with, their first one, or another one. */
export type RememberedDevice = 'known' | 'first' | 'another';

/** Keeps a device that a member comes in from. The member's row must be locked, or new. */
export async function rememberDevice(
  transaction: SqlTransaction,
  device: {
    readonly memberId: number;
    /** Null for a device that does not say which it is. */
    readonly deviceHash: Buffer | null;
    readonly now: Date;
  },
): Promise<RememberedDevice> {
  const { memberId, deviceHash, now } = device;
  if (!deviceHash) return 'known';
  const kept = await transaction
    .insertInto('app.member_device')
    .columns(['member_id', 'device_hash', 'first_seen_at'])
    .expression((select) =>
      select
        .selectFrom('app.member_device')
        .select([
          raw<number>`${memberId}::bigint`.as('member_id'),
          raw<Buffer>`${deviceHash}::bytea`.as('device_hash'),
          raw<Date>`${now}::timestamptz`.as('first_seen_at'),
        ])
        .where('member_id', '=', memberId)
        .having(raw<boolean>`count(*) < ${maxDevices}`),
    )
    .onConflict((conflict) => conflict.doNothing())
    // the statement does not see its own row
    .returning((select) =>
      select
        .exists(
          select
            .selectFrom('app.member_device as before')
            .select('before.member_id')
            .where('before.member_id', '=', memberId),
        )
        .as('has_others'),
    )
    .executeTakeFirst();
  if (!kept) return 'known';
  return kept.has_others ? 'another' : 'first';
}

export interface MemberDevice {
  readonly hash: Buffer;
  readonly firstSeenAt: Date;
}

/** The devices that a member has come in with, the newest first. */
export async function listDevices(
  sql: SqlOrTransaction,
  memberId: number,
  limit: number,
): Promise<MemberDevice[]> {
  const rows = await sql
    .selectFrom('app.member_device')
    .select(['device_hash', 'first_seen_at'])
    .where('member_id', '=', memberId)
    .orderBy('first_seen_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ hash: row.device_hash, firstSeenAt: row.first_seen_at }));
}

/** Makes devices of a member unknown again: the one that is named, or all but `except`; returns how many. */
export async function forgetDevices(
  sql: SqlOrTransaction,
  memberId: number,
  which: { readonly hash: Buffer } | { readonly except: Buffer | null },
): Promise<number> {
  const all = sql.deleteFrom('app.member_device').where('member_id', '=', memberId);
  const query =
    'hash' in which
      ? all.where('device_hash', '=', which.hash)
      : all.where('device_hash', 'is distinct from', which.except);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
