import type { Language } from '@halls/contract';
import type { ReportStep } from '@halls/contract/office';
import type { CatalogueFace } from '#modules/catalogue';
import { accountsOf } from '#modules/member';
import type { SiteFace } from '#modules/site';
import type { Operator } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { may, reachOf, type Reach } from '#platform/office/may.ts';

/** Who reads a report, and in which language. */
export interface Reader {
  readonly actor: Pick<Operator, 'grants'>;
  readonly language: Language;
}

export interface ReportDeps {
  readonly sql: Sql;
  readonly sites: Pick<SiteFace, 'all' | 'findById'>;
  readonly catalogue: Pick<CatalogueFace, 'providerNames' | 'gameNames' | 'promisedReturns'>;
}

/** How far an operator may see figures; with a site, in that one alone. */
export function reachOfReports(
  { sites }: Pick<ReportDeps, 'sites'>,
  actor: Pick<Operator, 'grants'>,
  siteId: number | undefined,
): readonly Reach[] {
  const asked = sites.all().filter((site) => siteId === undefined || site.siteId === siteId);
  return reachOf(
    actor,
    'report.read',
    asked.map((site) => site.siteId),
  );
}

/** What lines are called; empty for what has no name, such as a game that no site lists any more. */
export async function namesOf(
  { sql, sites, catalogue }: ReportDeps,
  {
    by,
    keys,
    reach,
  }: { readonly by: ReportStep; readonly keys: readonly string[]; readonly reach: readonly Reach[] },
  { actor, language }: Reader,
): Promise<(key: string) => string> {
  const inSites = reach.map(({ siteId }) => siteId);
  if (by === 'site') return (key) => sites.findById(Number(key))?.name ?? '';
  if (by === 'provider') {
    const names = await Promise.all(inSites.map((siteId) => catalogue.providerNames(siteId, language)));
    return (key) => names.find((known) => known.has(key))?.get(key) ?? '';
  }
  if (by === 'game') {
    const names = await Promise.all(inSites.map((siteId) => catalogue.gameNames(siteId, language)));
    return (key) => {
      const [gpId = '', gameCode = ''] = key.split(' ');
      for (const nameOf of names) {
        const name = nameOf(gpId, gameCode);
        if (name) return name;
      }
      return '';
    };
  }
  if (by === 'member') {
    // who a member is shows to those who may look members up
    const known = keys.flatMap((key) => {
      const [siteId, memberId] = key.split(' ').map(Number);
      return siteId && memberId && may(actor, 'member.read', siteId) ? [memberId] : [];
    });
    const accounts = await accountsOf(sql, known);
    return (key) => accounts.get(Number(key.split(' ')[1])) ?? '';
  }
  return () => '';
}
