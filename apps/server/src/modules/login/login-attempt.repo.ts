import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';
import { attemptLimits, type Lane } from './login.rules.ts';

const { maxFailures, windowMinutes, freezeMinutes } = attemptLimits;

/** Which tries are counted together. */
export interface Tries {
  readonly siteId: number;
  readonly account: string;
  readonly lane: Lane;
}

/** One try at an account's password, counted as failed until it is known to be right. */
export interface LoginAttempt extends Tries {
  /** Of its entry in `failed_at`. */
  readonly mark: string;
}

/**
 * Counts a try before its password is looked at, so that tries at once cannot be more than five.
 * Null: the account is frozen for whoever tries so. Accounts that nobody has freeze alike.
 */
export async function reserveAttempt(
  sql: SqlOrTransaction,
  { siteId, account, lane }: Tries,
  now: Date,
): Promise<LoginAttempt | null> {
  // a freeze that is over starts the count anew
  const recent = raw`case when attempt.frozen_until is null
    then array(select at from unnest(attempt.failed_at) at where at > ${now}::timestamptz - make_interval(mins => ${windowMinutes}))
    else '{}'::timestamptz[] end`;
  const { rows } = await raw<{ mark: string }>`
    with mark as (select ${now}::timestamptz + random() * interval '999 microseconds' as at)
    insert into app.login_attempt as attempt (site_id, member_account, lane, failed_at, updated_at)
    select ${siteId}, ${account}, ${lane}, array[mark.at], ${now}::timestamptz from mark
    on conflict (site_id, member_account, lane) do update set
      failed_at = ${recent} || excluded.failed_at,
      frozen_until = case when cardinality(${recent}) + 1 >= ${maxFailures}
                          then ${now}::timestamptz + make_interval(mins => ${freezeMinutes}) end,
      updated_at = excluded.updated_at
    where attempt.frozen_until is null or attempt.frozen_until <= ${now}::timestamptz
    returning attempt.failed_at[cardinality(attempt.failed_at)]::text as mark`.execute(sql);
  const mark = rows[0]?.mark;
  return mark === undefined ? null : { siteId, account, lane, mark };
}

/** The password was right: the failures before it no longer count. */
export async function forgetAttempts(sql: SqlOrTransaction, attempt: LoginAttempt): Promise<void> {
  await sql
    .deleteFrom('app.login_attempt')
    .where('site_id', '=', attempt.siteId)
    .where('member_account', '=', attempt.account)
    .where('lane', '=', attempt.lane)
    .execute();
}

/** Whoever proves to be the account's owner logs in again, wherever the failures came from. */
export async function forgetAllAttempts(
  sql: SqlOrTransaction,
  { siteId, account }: Pick<Tries, 'siteId' | 'account'>,
): Promise<void> {
  await sql
    .deleteFrom('app.login_attempt')
    .where('site_id', '=', siteId)
    .where('member_account', '=', account)
    .where('lane', '<>', 'password-change')
    .execute();
}

/** The password was never looked at: the try does not count. */
export async function releaseAttempt(sql: SqlOrTransaction, attempt: LoginAttempt): Promise<void> {
  await raw`
    update app.login_attempt
       set failed_at = array_remove(failed_at, ${attempt.mark}::timestamptz),
           frozen_until = case when cardinality(array_remove(failed_at, ${attempt.mark}::timestamptz)) >= ${maxFailures} then frozen_until end
     where site_id = ${attempt.siteId} and member_account = ${attempt.account} and lane = ${attempt.lane}`.execute(
    sql,
  );
}

export async function deleteAttemptsBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql.deleteFrom('app.login_attempt').where('updated_at', '<', time).execute();
}
