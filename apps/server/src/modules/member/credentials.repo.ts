import type { Currency } from '@halls/contract';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { blockOf } from './member-place.repo.ts';

/** What a login compares a password with. */
export interface Credentials {
  readonly memberId: number;
  readonly passwordHash: string;
}

/** Where a visitor stands and what they carry. */
export interface Bearer {
  readonly remoteAddress: string;
  /** SHA-256 of the device's id; null without one. */
  readonly deviceHash: Buffer | null;
  /** Places that were last seen before this are no longer known. */
  readonly placesSince: Date;
}

/** Of the visitor, what the member has come in with before. */
export interface KnownBearer {
  readonly isDeviceKnown: boolean;
  /** The visitor's address block. */
  readonly knownPlace: string | null;
}

/** One statement whether or not there is such an account, so that the time does not tell. */
export async function findCredentials(
  sql: SqlOrTransaction,
  { siteId, account }: { readonly siteId: number; readonly account: string },
  { remoteAddress, deviceHash, placesSince }: Bearer,
): Promise<(Credentials & KnownBearer) | null> {
  const row = await sql
    .selectFrom('app.member')
    .select(['member_id', 'password_hash'])
    .select((select) => [
      select
        .exists(
          select
            .selectFrom('app.member_device')
            .select('device_hash')
            .whereRef('app.member_device.member_id', '=', 'app.member.member_id')
            .where('device_hash', '=', deviceHash),
        )
        .$castTo<boolean>()
        .as('is_device_known'),
      select
        .selectFrom('app.member_place')
        .select('address_block')
        .whereRef('app.member_place.member_id', '=', 'app.member.member_id')
        .where('address_block', '=', blockOf(remoteAddress))
        .where('last_seen_at', '>', placesSince)
        .as('known_place'),
    ])
    .where('site_id', '=', siteId)
    .where('member_account', '=', account)
    .executeTakeFirst();
  if (!row) return null;
  return {
    memberId: row.member_id,
    passwordHash: row.password_hash,
    isDeviceKnown: row.is_device_known,
    knownPlace: row.known_place,
  };
}

/** A member whose row the transaction holds: nobody else logs in, disables or renames them meanwhile. */
export interface LockedMember extends Credentials {
  readonly account: string;
  readonly currency: Currency;
  readonly isDisabled: boolean;
  /** By an operator; the freeze after failed logins is the login's. */
  readonly frozenUntil: Date | null;
  /** Taken over from an older platform, and without name and withdraw password as yet. */
  readonly isFromOlderPlatform: boolean;
}

export async function lockMember(
  transaction: SqlTransaction,
  memberId: number,
): Promise<LockedMember | null> {
  const row = await transaction
    .selectFrom('app.member')
    .select(['member_id', 'member_account', 'currency', 'status', 'frozen_until', 'password_hash'])
    .select('from_older_platform')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    memberId: row.member_id,
    passwordHash: row.password_hash,
    account: row.member_account,
    currency: row.currency,
    isDisabled: row.status === 'disabled',
    frozenUntil: row.frozen_until,
    isFromOlderPlatform: row.from_older_platform,
  };
}

/** The member of an older platform has given what was missing; the name goes with what members tell of themselves. */
export async function takeOverMember(
  transaction: SqlTransaction,
  memberId: number,
  withdrawPasswordHash: string,
): Promise<void> {
  await transaction
    .updateTable('app.member')
    .set({ from_older_platform: false, withdraw_password_hash: withdrawPasswordHash })
    .where('member_id', '=', memberId)
    .execute();
}

export async function touchLogin(transaction: SqlTransaction, memberId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('app.member')
    .set({ last_login_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

export async function readPasswordHash(sql: SqlOrTransaction, memberId: number): Promise<string> {
  const row = await sql
    .selectFrom('app.member')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

/** False when the password is no longer the one of `before`. */
export async function replacePasswordHash(
  sql: SqlOrTransaction,
  memberId: number,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> {
  const updated = await sql
    .updateTable('app.member')
    .set({ password_hash: after, first_login_to_change_password: false })
    .where('member_id', '=', memberId)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Null while the member has none. */
export async function readWithdrawPasswordHash(
  sql: SqlOrTransaction,
  memberId: number,
): Promise<string | null> {
  const row = await sql
    .selectFrom('app.member')
    .select('withdraw_password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.withdraw_password_hash;
}

/** False when it is no longer the one of `before`. */
export async function replaceWithdrawPasswordHash(
  sql: SqlOrTransaction,
  memberId: number,
  { before, after }: { readonly before: string | null; readonly after: string },
): Promise<boolean> {
  const updated = await sql
    .updateTable('app.member')
    .set({ withdraw_password_hash: after })
    .where('member_id', '=', memberId)
    .where('withdraw_password_hash', 'is not distinct from', before)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
