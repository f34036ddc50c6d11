import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';
import { attemptLimits } from './operator.rules.ts';

const { maxFailures, windowMinutes, freezeMinutes } = attemptLimits;

/**
 * Counts a try as failed before anything is looked at, so that tries at once cannot be more than five. False: the
 * account is frozen.
 */
export async function reserveTry(sql: Sql, account: string, now: Date): Promise<boolean> {
  // a freeze that is over, or failures of long ago, start the count anew
  const goesOn = raw`attempt.frozen_until is null and attempt.since > ${now}::timestamptz - make_interval(mins => ${windowMinutes})`;
  const { rows } = await raw`
    insert into app.operator_attempt as attempt (account, failures, since)
    values (${account}, 1, ${now}::timestamptz)
    on conflict (account) do update set
      failures = case when ${goesOn} then attempt.failures + 1 else 1 end,
      since = case when ${goesOn} then attempt.since else excluded.since end,
      frozen_until = case when ${goesOn} and attempt.failures + 1 >= ${maxFailures}
                          then ${now}::timestamptz + make_interval(mins => ${freezeMinutes}) end
    where attempt.frozen_until is null or attempt.frozen_until <= ${now}::timestamptz
    returning 1`.execute(sql);
  return rows.length > 0;
}

/** Nothing was tried, or only half of what is asked for was shown: the try does not count. */
export async function releaseTry(sql: Sql, account: string): Promise<void> {
  await raw`
    update app.operator_attempt
       set failures = failures - 1,
           frozen_until = case when failures - 1 >= ${maxFailures} then frozen_until end
     where account = ${account} and failures > 0`.execute(sql);
}

/** Who it is has been proved: the failures before it no longer count. */
export async function forgetTries(sql: Sql, account: string): Promise<void> {
  await sql.deleteFrom('app.operator_attempt').where('account', '=', account).execute();
}

export async function deleteTriesBefore(sql: Sql, time: Date): Promise<void> {
  await sql.deleteFrom('app.operator_attempt').where('since', '<', time).execute();
}
