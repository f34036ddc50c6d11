import type { ProviderConnections } from '#modules/provider-connection';
import type { FreeRoundsTold } from '#modules/provider-connection';
import type { Sql } from '#platform/database.ts';
import type { Clock } from '@halls/service';
import { creditAward, noteAnswer, takeDueAwards, type FreeAward, type ToldState } from './free-award.repo.ts';

interface StepDeps extends ProviderConnections {
  readonly sql: Sql;
  readonly clock: Clock;
}

const atOnce = 16;
/** Longer than a provider is waited for. */
const leaseMs = 15_000;

/** Does what is due: has providers told, asked and agree, and gives what could not be given before. */
export async function stepAwards(deps: StepDeps): Promise<void> {
  const now = deps.clock();
  const until = new Date(now.getTime() + leaseMs);
  const due = await takeDueAwards(deps.sql, { now, until, limit: atOnce });
  const results = await Promise.allSettled(due.map((award) => step(deps, award)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function step(deps: StepDeps, award: FreeAward): Promise<void> {
  const { awardId } = award;
  if (award.endedAt !== null) return creditAward(deps.sql, awardId, deps.clock());
  const told = judge(await ask(deps, award), award);
  await noteAnswer(deps.sql, { awardId, told, now: deps.clock() });
}

/** A grant that may not have arrived is given again: the provider knows it by its number. */
async function ask({ providers, gameProviders }: StepDeps, award: FreeAward): Promise<FreeRoundsTold> {
  const connection = await providers.find(award.gpId);
  if (!connection) return { kind: 'unknown', why: `there is no provider ${award.gpId}` };
  const { memberId, currency } = award;
  const which = { grantId: String(award.awardId), player: { memberId, currency } };
  const free = gameProviders.freeRounds(connection);
  if (!free) return { kind: 'refused', word: 'its API has no free rounds' };
  if (award.isCancelling) return free.cancel(which);
  if (award.state !== 'unknown') return free.status(which);
  const { gameCode, count, stakeMinor, expiresAt } = award;
  return free.give({ ...which, gameCode, count, stakeMinor, expiresAt });
}

function judge(told: FreeRoundsTold, { state }: FreeAward): ToldState {
  if (told.kind === 'told') return told.state;
  // what it has taken once it cannot refuse
  return told.kind === 'refused' && state === 'unknown' ? 'refused' : 'unknown';
}
