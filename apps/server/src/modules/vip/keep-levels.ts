import type { Clock } from '@halls/service';
import { dayOf, type SiteFace } from '#modules/site';
import type { Sql } from '#platform/database.ts';
import { computeLevels, giveDue } from './standing.repo.ts';
import { findVersionOn } from './version.repo.ts';
import { windowTo } from './window.rules.ts';

export interface LevelDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly site: Pick<SiteFace, 'all' | 'findById'>;
}

/** Brings the levels of all sites to what members have played and paid in by now. */
export async function keepLevels({ sql, clock, site }: LevelDeps): Promise<void> {
  for (const { siteId } of site.all()) {
    const found = site.findById(siteId);
    if (!found) continue;
    const now = clock();
    const day = dayOf(now, found.timezone);
    for (const currency of found.currencies) {
      const version = await findVersionOn(sql, { siteId, currency }, day);
      if (!version) continue;
      const { from } = windowTo(day, version.terms.window_days, found.timezone);
      await computeLevels(sql, { siteId, currency, version: version.version, day, from, now });
    }
  }
}

const mostGiven = 500;

/** Gives what reaching levels gives, one member in a commit. */
export async function giveGifts({ sql, clock }: Pick<LevelDeps, 'sql' | 'clock'>): Promise<void> {
  for (let given = 0; given < mostGiven && (await giveDue(sql, clock())); given += 1);
}
