import type { SqlTransaction } from '#platform/database.ts';

/** Hashes of the devices that a member has come in from, oldest first. */
export async function listDevices(
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
