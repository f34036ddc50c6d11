import { findCredentials, hashOfDevice, type Credentials } from '#modules/member';
import type { SqlOrTransaction } from '#platform/database.ts';
import { isProof, laneOf, placesKnownSince, type Lane } from './login.rules.ts';

/** Somebody who names an account and has not proved anything. */
export interface Claim {
  readonly siteId: number;
  readonly account: string;
  readonly remoteAddress: string;
  readonly deviceId: string | null;
}

/** With whom such tries are counted; of accounts that nobody has with all strangers, and alike. */
export async function findLane(
  sql: SqlOrTransaction,
  { siteId, account, remoteAddress, deviceId }: Claim,
  now: Date,
): Promise<{ readonly lane: Lane; readonly member: Credentials | null }> {
  const deviceHash = isProof(deviceId) ? hashOfDevice(deviceId) : null;
  const member = await findCredentials(
    sql,
    { siteId, account },
    { remoteAddress, deviceHash, placesSince: placesKnownSince(now) },
  );
  return { lane: laneOf(member, deviceHash), member };
}
