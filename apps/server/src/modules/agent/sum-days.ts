import type { PlayFace } from '#modules/play';
import type { SiteFace } from '#modules/site';
import type { Sql } from '#platform/database.ts';
import { awaitsMoves, lockNextDay, sumDay } from './agent-day.repo.ts';

export interface SumDeps {
  readonly sql: Sql;
  readonly site: Pick<SiteFace, 'all' | 'findById'>;
  readonly play: Pick<PlayFace, 'firstOpenDay'>;
}

/** Sums up what was played under each agent on the days that are over, each day once. */
export async function sumDays(deps: SumDeps): Promise<void> {
  for (const { siteId } of deps.site.all()) {
    const openDay = await deps.play.firstOpenDay(siteId);
    if (openDay) while (await sumNext(deps, siteId, openDay));
  }
}

function sumNext({ sql, site }: SumDeps, siteId: number, openDay: string): Promise<boolean> {
  const timeZone = site.findById(siteId)?.timezone ?? 'UTC';
  return sql.transaction().execute(async (transaction) => {
    const day = await lockNextDay(transaction, siteId);
    if (!day || day >= openDay || (await awaitsMoves(transaction, { siteId, day, timeZone }))) return false;
    await sumDay(transaction, { siteId, day, timeZone });
    return true;
  });
}
