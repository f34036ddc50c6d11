import type { Currency } from '@halls/contract';
import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

export interface HeldBalance {
  readonly memberRef: string;
  readonly currency: Currency;
  readonly balanceMinor: bigint;
  readonly isRoundOpen: boolean;
}

/** What is held of an operator's members, by their name and currency; those with nothing are left out. */
export async function listHeldBalances(
  sql: SqlOrTransaction,
  of: { readonly operatorId: string; readonly gpId: string },
  page: {
    readonly after: { readonly memberRef: string; readonly currency: string };
    readonly limit: number;
  },
): Promise<HeldBalance[]> {
  const { rows } = await raw<Omit<HeldBalance, 'balanceMinor'> & { balance_minor: string }>`
    select player.member_ref as "memberRef", player.currency, player.balance_minor::text, exists (
      select from studio.round as round
      where round.player_id = player.player_id and round.state = 'open' and not round.is_ticket) as "isRoundOpen"
    from studio.player as player
    where player.operator_id = ${of.operatorId} and player.gp_id = ${of.gpId} and player.kind = 'transfer'
      and player.balance_minor > 0
      and (player.member_ref, player.currency) > (${page.after.memberRef}, ${page.after.currency})
    order by player.member_ref, player.currency limit ${page.limit}`.execute(sql);
  return rows.map(({ balance_minor, ...row }) => ({ ...row, balanceMinor: BigInt(balance_minor) }));
}
