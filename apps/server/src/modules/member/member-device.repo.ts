import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** Hashes of the devices that a member has come in from, oldest first. */
export async function listDeviceHashes(
  transaction: SqlTransaction,
  memberId: number,
  limit: number,
): Promise<Buffer[]> {
  const rows = await transaction
    .selectFrom('app.member_device')
    .select('device_hash')
    .where('member_id', '=', memberId)
    .orderBy('first_seen_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.device_hash);
}

export async function insertDevice(
  transaction: SqlTransaction,
  device: { readonly memberId: number; readonly hash: Buffer; readonly now: Date },
): Promise<void> {
  await transaction
    .insertInto('app.member_device')
    .values({ member_id: device.memberId, device_hash: device.hash, first_seen_at: device.now })
    .execute();
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
