import type { Clock } from '@halls/service';
import type { Ledger } from '#modules/ledger';
import { listPaidRounds, type PaidRound } from '#modules/seamless-wallet';
import { listWonRounds } from '#modules/transfer-wallet';
import type { Sql } from '#platform/database.ts';
import {
  countKept,
  deleteWins,
  findMark,
  listTerms,
  saveMark,
  saveWins,
  trimWins,
} from './latest-win.repo.ts';
import { sortOut } from './latest-win.rules.ts';

/** Transactions that one look reads. */
const readAtOnce = 5_000n;
/** Who is further behind goes on from here: what is shown are the latest. */
const behindAtMost = 20_000n;
/** Numbers are given before transactions commit: so many before the mark are looked at again. */
const lookedAtAgain = 500n;
/** Of providers that hold the money: how late a round may be told of, and be shown still. */
const toldWithinMs = 3_600_000;
const toldAtOnce = 200;

export interface GatherDeps {
  readonly sql: Sql;
  readonly ledger: Pick<Ledger, 'movesAfter' | 'latestTransaction'>;
  readonly clock: Clock;
}

/** Looks through what was paid since the last look, and keeps the wins that the sites show. One at a time. */
export async function gatherWins(deps: GatherDeps): Promise<void> {
  const { sql, clock } = deps;
  const terms = await listTerms(sql);
  if (terms.length === 0) return;
  const { rounds: asked, mark } = await readLedger(deps);
  const now = clock();
  const since = new Date(now.getTime() - toldWithinMs);
  const told = await listWonRounds(sql, { since, until: now, limit: toldAtOnce });
  const rounds: PaidRound[] = [...asked, ...told];
  const { wins, others } = sortOut(rounds, terms, await countKept(sql));
  await sql.transaction().execute(async (transaction) => {
    await deleteWins(transaction, others);
    await saveWins(transaction, wins);
    if (wins.length > 0) await trimWins(transaction);
    if (mark !== null) await saveMark(transaction, mark);
  });
}

/** `mark` is null when it has not moved. */
async function readLedger({
  sql,
  ledger,
}: GatherDeps): Promise<{ rounds: readonly PaidRound[]; mark: bigint | null }> {
  const [mark, latest] = [await findMark(sql), await ledger.latestTransaction()];
  const from = largest(mark, latest - behindAtMost);
  const again = lookedAtAgain < from ? from - lookedAtAgain : 0n;
  const limit = Number(readAtOnce + lookedAtAgain);
  const { rounds, last } = await listPaidRounds({ sql, ledger }, { after: again, limit });
  const next = largest(from, last);
  return { rounds, mark: next === mark ? null : next };
}

function largest(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
