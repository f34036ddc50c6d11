import { type Currency, currencyCodes } from '@halls/contract';
import { findHouseGame } from '@halls/house-games';
import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';
import { tableLimitMinor } from './stakes.rules.ts';

export interface BoxHolder {
  readonly box: string;
  readonly sessionId: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  /** How many have staked there, this one too. */
  readonly players: number;
}

type Row = Omit<BoxHolder, 'stakeMinor'> & { readonly stakeMinor: string };

/**
 * Who holds each box of a draw: whoever has staked most on its options, and of equal ones the first. Stakes of different
 * currencies are held against their table limits.
 */
export async function listBoxHolders(
  sql: SqlOrTransaction,
  draw: { readonly gpId: string; readonly gameCode: string; readonly number: number },
  boxes: Readonly<Record<string, readonly string[]>>,
): Promise<BoxHolder[]> {
  const places = Object.entries(boxes).flatMap(([box, options]) => options.map((option) => [box, option]));
  const game = findHouseGame(draw.gpId, draw.gameCode) ?? {};
  const limits = currencyCodes.map((currency) => tableLimitMinor(game, currency).toString());
  const { rows } = await raw<Row>`
    with lying as (
      select place.box, round.player_id, player.currency, min(round.opened_at) as since,
        (array_agg(round.session_id order by round.opened_at desc))[1] as session_id,
        sum((pick ->> 'stakeMinor')::numeric) as stake_minor
      from studio.round as round
      join studio.player as player using (player_id)
      cross join lateral jsonb_array_elements(round.bet -> 'picks') as pick
      join unnest(${places.map(([box]) => box)}::text[], ${places.map(([, option]) => option)}::text[])
        as place (box, option) on place.option = pick ->> 'option'
      where round.game_code = ${draw.gameCode} and round.draw_number = ${draw.number}
        and player.gp_id = ${draw.gpId} and player.kind <> 'demo' and round.state <> 'void'
      group by place.box, round.player_id, player.currency
    )
    select distinct on (box) box, session_id as "sessionId", currency, stake_minor::text as "stakeMinor",
      count(*) over (partition by box)::integer as players
    from lying
    join unnest(${currencyCodes}::text[], ${limits}::numeric[]) as table_limit (currency, limit_minor) using (currency)
    order by box, stake_minor / limit_minor desc, since, player_id
    limit ${Object.keys(boxes).length}`.execute(sql);
  return rows.map((row) => ({ ...row, stakeMinor: BigInt(row.stakeMinor) }));
}
