import { currencyCodes } from '@halls/contract';
import { findHouseGame } from '@halls/house-games';
import { sql as raw } from 'kysely';
import { unitsPerLimit } from '#games/picks/pool.ts';
import type { SqlOrTransaction } from '#platform/database.ts';
import { tableLimitMinor } from './stakes.rules.ts';

/** What has been staked on an option of a pool. */
export interface PoolStakes {
  readonly option: string;
  /** A table limit of any currency is `unitsPerLimit`; each stake is rounded down. */
  readonly units: number;
  readonly players: number;
}

/** What lies on the options of a draw's pool, those left out that nobody has staked on. Play money is not in it. */
export async function sumPoolStakes(
  sql: SqlOrTransaction,
  draw: { readonly gpId: string; readonly gameCode: string; readonly number: number },
  options: readonly string[],
): Promise<PoolStakes[]> {
  const game = findHouseGame(draw.gpId, draw.gameCode) ?? {};
  const limits = currencyCodes.map((currency) => tableLimitMinor(game, currency).toString());
  const { rows } = await raw<PoolStakes>`
    select pick ->> 'option' as option,
      sum(floor((pick ->> 'stakeMinor')::numeric * ${unitsPerLimit}::integer / limit_minor))::float8 as units,
      count(distinct round.player_id)::integer as players
    from studio.round as round
    join studio.player as player using (player_id)
    cross join lateral jsonb_array_elements(round.bet -> 'picks') as pick
    join unnest(${currencyCodes}::text[], ${limits}::numeric[]) as table_limit (currency, limit_minor)
      on table_limit.currency = player.currency
    where round.game_code = ${draw.gameCode} and round.draw_number = ${draw.number}
      and player.gp_id = ${draw.gpId} and player.kind <> 'demo' and round.state <> 'void'
      and pick ->> 'option' = any(${options}::text[])
    group by 1 order by 1 limit ${options.length}`.execute(sql);
  return rows;
}
