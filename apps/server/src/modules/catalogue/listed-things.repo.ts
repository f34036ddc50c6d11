import { sql as raw } from 'kysely';
import type { PerLanguage } from '@halls/contract';
import type { Sql } from '#platform/database.ts';

/** Something of a site's lobby, shown or not, as its names have it. */
export interface ListedThing {
  readonly id: string;
  readonly gtId: number;
  readonly gpId: string | null;
  /** In Latin letters, of providers; games and halls have names by language alone. */
  readonly name: string;
  readonly names: PerLanguage;
  readonly isShown: boolean;
}

const maxHalls = 100;
const maxProviders = 1_000;
/** A body that puts them in order holds no more. */
const maxGames = 5_000;

export async function findListedHalls(sql: Sql, siteId: number): Promise<ListedThing[]> {
  const { rows } = await raw<ListedThing>`
    select gt_id::text as id, gt_id as "gtId", null as "gpId", '' as name, name as names, is_active as "isShown"
      from app.hall where site_id = ${siteId} order by sort, gt_id limit ${maxHalls}`.execute(sql);
  return rows;
}

/** Of a hall, or of all halls, there with the hall in their ids. */
export async function findListedProviders(
  sql: Sql,
  siteId: number,
  gtId: number | null,
): Promise<ListedThing[]> {
  const { rows } = await raw<ListedThing>`
    select case when ${gtId}::smallint is null then gp_id || ' ' || gt_id else gp_id end as id, gt_id as "gtId",
           gp_id as "gpId", name, local_names as names, is_active as "isShown"
      from app.provider where site_id = ${siteId} and gt_id = coalesce(${gtId}::smallint, gt_id)
     order by gt_id, sort, gp_id limit ${maxProviders}`.execute(sql);
  return rows;
}

/** Of a provider in a hall. */
export async function findListedGames(
  sql: Sql,
  siteId: number,
  { gpId, gtId }: { readonly gpId: string; readonly gtId: number },
): Promise<ListedThing[]> {
  const { rows } = await raw<ListedThing>`
    select game_code as id, gt_id as "gtId", gp_id as "gpId", '' as name, name as names, is_active as "isShown"
      from app.game where site_id = ${siteId} and gp_id = ${gpId} and gt_id = ${gtId}
     order by sort, game_id limit ${maxGames}`.execute(sql);
  return rows;
}

/** Games of a site by their ids, such as `GPR8 1001`. */
export async function findGamesById(
  sql: Sql,
  siteId: number,
  ids: readonly string[],
): Promise<ListedThing[]> {
  const { rows } = await raw<ListedThing>`
    select asked.id, gt_id as "gtId", gp_id as "gpId", '' as name, name as names, is_active as "isShown"
      from unnest(${[...ids]}::text[]) with ordinality as asked (id, place)
      join app.game on site_id = ${siteId} and gp_id = split_part(asked.id, ' ', 1)
       and game_code = split_part(asked.id, ' ', 2)
     order by asked.place limit ${maxGames}`.execute(sql);
  return rows;
}
