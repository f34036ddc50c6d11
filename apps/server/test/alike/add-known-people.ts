import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { createSealing, readSealingKeys } from '@halls/service';
import { testDataKeys } from '@halls/testkit';
import { createPersonalDetails, openUniqueValues } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import { knownPerson } from './alike-calls.ts';

/**
 * Members of site 1 with these ids, who have all that can be asked for, at a site that wants it unique and phone
 * numbers verified. The server seals under the keys of tests.
 */
export async function addKnownPeople(
  pool: pg.Pool,
  ids: readonly number[],
  hashes: { readonly password: string; readonly withdrawPassword: string },
): Promise<void> {
  const people = ids.map(knownPerson);
  const { rows } = await pool.query<{ member_id: string; place: number }>(
    `insert into app.member (site_id, member_account, password_hash, withdraw_password_hash, currency, recommend_code, created_at)
     select 1, account, $2, $3, 'VND', upper(account), now() from unnest($1::text[]) account
     returning member_id, array_position($1::text[], member_account) as place`,
    [people.map(({ account }) => account), hashes.password, hashes.withdrawPassword],
  );
  const sql: Sql = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const sealing = createSealing(readSealingKeys(testDataKeys));
  const uniqueValues = await openUniqueValues({ sql, sealing });
  const personal = createPersonalDetails(sealing, uniqueValues);
  await sql.transaction().execute(async (transaction) => {
    for (const row of rows) {
      const person = people[row.place - 1];
      if (!person) continue;
      const memberId = Number(row.member_id);
      const told = { member_phone: person.phone, member_email: person.email };
      await personal.write(transaction, memberId, told);
      for (const field of ['member_phone', 'member_email'] as const)
        await uniqueValues.claim(transaction, { siteId: 1, memberId, field, value: told[field] });
    }
  });
  await pool.query(
    `insert into app.register_setting
       (site_id, currency, name, is_display, is_required, is_unique, is_member_center, is_verification, is_member_center_verification)
     values (1, 'VND', 'member_phone', true, true, true, true, true, true),
            (1, 'VND', 'member_email', true, false, true, true, false, true)
     on conflict (site_id, currency, name) do update set is_display = true, is_unique = true,
       is_verification = excluded.is_verification, is_member_center_verification = true`,
  );
}
