import { tournamentStandings } from '@halls/contract/tournament';
import type { Clock } from '@halls/service';
import { findMaskedAccounts } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { countTouched, freezeDue, payNext, takeUntold } from './keep.repo.ts';
import { countPlayers, listStandings } from './standing.repo.ts';
import { presentRanks } from './tournament.present.ts';

export interface KeepDeps {
  readonly sql: Sql;
  readonly clock: Clock;
}

/** Of a run: bets go first. */
const most = { rounds: 500, batches: 4, frozen: 10, paid: 200, told: 20 };
/** From the end of a tournament to its final ranks: what is told or taken back late comes within that. */
export const settledMs = 5 * 60_000;
const toldEveryMs = 5_000;
const toldRanks = 10;

/** Brings standings to the facts, freezes what is over, pays prizes, and tells windows who stands first. */
export async function keepTournaments(deps: KeepDeps): Promise<void> {
  const { sql, clock } = deps;
  for (let batch = 0; batch < most.batches; batch += 1)
    if ((await countTouched(sql, most.rounds, clock())) < most.rounds) break;
  for (let frozen = 0; frozen < most.frozen; frozen += 1)
    if ((await freezeDue(sql, { now: clock(), settledMs })) === null) break;
  for (let paid = 0; paid < most.paid; paid += 1) if ((await payNext(sql, clock())) === null) break;
  await tellStandings(deps);
}

async function tellStandings({ sql, clock }: KeepDeps): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    const untold = await takeUntold(transaction, { now: clock(), everyMs: toldEveryMs, limit: most.told });
    const counts = await countPlayers(
      transaction,
      untold.map(({ tournamentId }) => tournamentId),
    );
    for (const tournament of untold) {
      const { tournamentId, currency } = tournament;
      const first = await listStandings(transaction, { tournamentId, afterRank: 0, limit: toldRanks });
      const accounts = await findMaskedAccounts(
        transaction,
        first.map(({ memberId }) => memberId),
      );
      await publish(
        transaction,
        tournamentStandings,
        { currency },
        {
          tournament_id: tournamentId,
          players: counts.get(tournamentId)?.players ?? 0,
          ranks: presentRanks(first, accounts, tournament),
        },
      );
    }
  });
}
