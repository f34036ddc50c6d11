import { sql as raw } from 'kysely';
import type { SqlTransaction } from '#platform/database.ts';

/** What a leg of a ticket may cost the house: all that the ticket may, on each of its outcomes. */
export interface Risk {
  readonly matchId: number;
  readonly marketId: number;
  readonly outcome: string;
  readonly liability: bigint;
  readonly outcomeCap: number;
  readonly matchCap: number;
}

/**
 * Takes the risks of a ticket, all or none: false when one of them is above its cap. The rows are taken in one order by
 * everybody, so that nobody waits in a circle.
 */
export async function takeRisks(tx: SqlTransaction, risks: readonly Risk[]): Promise<boolean> {
  await raw`savepoint risks`.execute(tx);
  const isTaken = await takeEach(tx, risks);
  if (!isTaken) await raw`rollback to savepoint risks`.execute(tx);
  return isTaken;
}

async function takeEach(tx: SqlTransaction, risks: readonly Risk[]): Promise<boolean> {
  for (const { marketId, outcome, liability, outcomeCap } of byMarket(risks)) {
    await raw`insert into sports.exposure (market_id, outcome) values (${marketId}, ${outcome})
      on conflict do nothing`.execute(tx);
    const { rows } = await raw`update sports.exposure set liability = liability + ${String(liability)}::bigint
      where market_id = ${marketId} and outcome = ${outcome}
        and liability + ${String(liability)}::bigint <= ${outcomeCap}::bigint returning market_id`.execute(
      tx,
    );
    if (rows.length === 0) return false;
  }
  for (const { matchId, liability, matchCap } of byMatch(risks)) {
    await raw`insert into sports.match_exposure (match_id) values (${matchId}) on conflict do nothing`.execute(
      tx,
    );
    const { rows } =
      await raw`update sports.match_exposure set liability = liability + ${String(liability)}::bigint
      where match_id = ${matchId} and liability + ${String(liability)}::bigint <= ${matchCap}::bigint
      returning match_id`.execute(tx);
    if (rows.length === 0) return false;
  }
  return true;
}

/** Of a ticket that is open again, whatever the caps say; or, below zero, of one that is decided. */
export async function moveRisks(
  tx: SqlTransaction,
  risks: readonly Omit<Risk, 'outcomeCap' | 'matchCap'>[],
  sign: 1 | -1,
): Promise<void> {
  for (const { marketId, outcome, liability } of byMarket(risks))
    await raw`update sports.exposure set liability = liability + ${String(liability * BigInt(sign))}::bigint
      where market_id = ${marketId} and outcome = ${outcome}`.execute(tx);
  for (const { matchId, liability } of byMatch(risks))
    await raw`update sports.match_exposure set liability = liability + ${String(liability * BigInt(sign))}::bigint
      where match_id = ${matchId}`.execute(tx);
}

function byMarket<R extends Pick<Risk, 'marketId'>>(risks: readonly R[]): R[] {
  return risks.toSorted((a, b) => a.marketId - b.marketId);
}

/** Once each: a ticket with two legs on one can't lose more than all that it may cost. */
function byMatch<R extends Pick<Risk, 'matchId'>>(risks: readonly R[]): R[] {
  const each = new Map(risks.map((risk) => [risk.matchId, risk]));
  return [...each.values()].toSorted((a, b) => a.matchId - b.matchId);
}
