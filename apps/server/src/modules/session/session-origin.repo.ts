import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

/** So many of the latest are looked at. */
const mostCounted = 20_000;

/** Sessions that began at a site, by which of some addresses and countries they came from. */
export interface CountedOrigin {
  readonly isAllowed: boolean;
  readonly isDenied: boolean;
  readonly isCountryDenied: boolean;
  readonly hasCountry: boolean;
  readonly sessions: number;
}

export async function countSessionsByOrigin(
  sql: SqlOrTransaction,
  { siteId, since }: { readonly siteId: number; readonly since: Date },
  lists: {
    readonly allow: readonly string[];
    readonly deny: readonly string[];
    readonly denyCountries: readonly string[];
  },
): Promise<readonly CountedOrigin[]> {
  const { rows } = await raw<CountedOrigin>`
    with begun as (
      select remote_address, country from app.session
      where site_id = ${siteId} and created_at > ${since}
      order by created_at desc limit ${mostCounted}
    ), origin as (
      select remote_address, country, count(*)::int as sessions from begun group by remote_address, country
    )
    select coalesce(remote_address <<= any(${lists.allow}::inet[]), false) as "isAllowed",
      coalesce(remote_address <<= any(${lists.deny}::inet[]), false) as "isDenied",
      coalesce(country = any(${lists.denyCountries}::text[]), false) as "isCountryDenied",
      country is not null as "hasCountry",
      sum(sessions)::int as sessions
    from origin group by 1, 2, 3, 4`.execute(sql);
  return rows;
}
