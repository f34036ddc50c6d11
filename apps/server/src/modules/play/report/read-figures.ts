import type { Language } from '@halls/contract';
import type { OfficeDataOf, ReportStep } from '@halls/contract/office';
import type { CatalogueFace } from '#modules/catalogue';
import { accountsOf } from '#modules/member';
import type { SiteFace } from '#modules/site';
import type { Operator } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { may, reachOf, type Reach } from '#platform/office/may.ts';
import { readCountedUntil } from '../play.repo.ts';
import {
  countMembers,
  listFigures,
  listTotals,
  type FigureFilter,
  type FigurePlace,
} from './figures.repo.ts';
import { writeFigurePlace } from './list-place.ts';
import { lineOf, presentFigures } from './report.present.ts';

export interface ReportDeps {
  readonly sql: Sql;
  readonly sites: Pick<SiteFace, 'all' | 'findById'>;
  readonly catalogue: Pick<CatalogueFace, 'providerNames' | 'gameNames'>;
}

/** How far an operator may see figures; with a site, in that one alone. */
export function reachOfReports(
  { sites }: Pick<ReportDeps, 'sites'>,
  actor: Operator,
  siteId: number | undefined,
): readonly Reach[] {
  const asked = sites.all().filter((site) => siteId === undefined || site.siteId === siteId);
  return reachOf(
    actor,
    'report.read',
    asked.map((site) => site.siteId),
  );
}

/** A page of figures with what all of it comes to. Currencies are never added up. */
export async function readFigures(
  deps: ReportDeps,
  {
    by,
    after,
    limit,
    ...filter
  }: FigureFilter & { readonly by: ReportStep; readonly after: FigurePlace | null; readonly limit: number },
  { actor, language }: { readonly actor: Operator; readonly language: Language },
): Promise<OfficeDataOf<'/report/figures'>> {
  const { sql } = deps;
  const [found, totals, everybody, countedUntil] = await Promise.all([
    listFigures(sql, { ...filter, by, after, limit: limit + 1 }),
    listTotals(sql, filter),
    countMembers(sql, { ...filter, by: null }, null),
    readCountedUntil(sql),
  ]);
  const shown = found.slice(0, limit);
  const keys = [...new Set(shown.map(({ key }) => key))];
  const [counts, nameOf] = await Promise.all([
    // a line of a member is of one
    by === 'member' || keys.length === 0 ? [] : countMembers(sql, { ...filter, by }, keys),
    namesOf(deps, { by, keys, reach: filter.reach }, { actor, language }),
  ]);
  const counted = new Map(counts.map(({ key, currency, members }) => [`${key} ${currency}`, members]));
  const last = shown.at(-1);
  return {
    list: shown.map((line) => ({
      ...lineOf(by, line.key),
      name: nameOf(line.key),
      ...presentFigures(line, by === 'member' ? 1 : (counted.get(`${line.key} ${line.currency}`) ?? 0)),
    })),
    next_cursor: found.length > limit && last ? writeFigurePlace(last.place) : null,
    totals: totals.map((total) =>
      presentFigures(total, everybody.find(({ currency }) => currency === total.currency)?.members ?? 0),
    ),
    counted_until: countedUntil?.toISOString() ?? null,
  };
}

/** What lines are called; empty for what has no name, such as a game that no site lists any more. */
async function namesOf(
  { sql, sites, catalogue }: ReportDeps,
  {
    by,
    keys,
    reach,
  }: { readonly by: ReportStep; readonly keys: readonly string[]; readonly reach: readonly Reach[] },
  { actor, language }: { readonly actor: Operator; readonly language: Language },
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
