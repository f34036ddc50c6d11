import type pg from 'pg';
import { knownPerson } from './alike-calls.ts';

/**
 * Members of site 1 with these ids, who have all that can be asked for, at a site that wants it unique and phone
 * numbers verified.
 */
export async function addKnownPeople(
  pool: Pick<pg.Pool, 'query'>,
  ids: readonly number[],
  hashes: { readonly password: string; readonly withdrawPassword: string },
): Promise<void> {
  const people = ids.map(knownPerson);
  await pool.query(
    `with added as (
       insert into app.member (site_id, member_account, password_hash, withdraw_password_hash, currency,
         recommend_code, created_at, member_phone, member_email)
       select 1, account, $4, $5, 'VND', upper(account), now(), phone, email
         from unnest($1::text[], $2::text[], $3::text[]) person (account, phone, email)
       returning member_id, member_phone, member_email)
     insert into app.member_unique_field (site_id, field, value, member_id)
     select 1, field, value, member_id from added
       cross join lateral (values ('member_phone', member_phone), ('member_email', member_email)) claimed (field, value)`,
    [
      people.map(({ account }) => account),
      people.map(({ phone }) => phone),
      people.map(({ email }) => email),
      hashes.password,
      hashes.withdrawPassword,
    ],
  );
  await pool.query(
    `insert into app.register_setting
       (site_id, currency, name, is_display, is_required, is_unique, is_member_center, is_verification, is_member_center_verification)
     values (1, 'VND', 'member_phone', true, true, true, true, true, true),
            (1, 'VND', 'member_email', true, false, true, true, false, true)
     on conflict (site_id, currency, name) do update set is_display = true, is_unique = true,
       is_verification = excluded.is_verification, is_member_center_verification = true`,
  );
}
