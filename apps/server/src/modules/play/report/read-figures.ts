import type { OfficeDataOf, ReportStep } from '@halls/contract/office';
import { readCountedUntil } from '../play.repo.ts';
import type { FigureFilter } from './figure-filter.repo.ts';
import { listFigures, listTotals, type FigurePlace } from './figures.repo.ts';
import { writeFigurePlace } from './list-place.ts';
import { namesOf, type Reader, type ReportDeps } from './names-of.ts';
import { lineOf, presentFigures } from './report.present.ts';

/** A page of figures with what all of it comes to. Currencies are never added up. */
export async function readFigures(
  deps: ReportDeps,
  {
    by,
    after,
    limit,
    ...filter
  }: FigureFilter & { readonly by: ReportStep; readonly after: FigurePlace | null; readonly limit: number },
  reader: Reader,
): Promise<OfficeDataOf<'/report/figures'>> {
  const { sql } = deps;
  const [found, totals, countedUntil] = await Promise.all([
    listFigures(sql, { ...filter, by, after, limit: limit + 1 }),
    listTotals(sql, filter),
    readCountedUntil(sql),
  ]);
  const shown = found.slice(0, limit);
  const keys = [...new Set(shown.map(({ key }) => key))];
  const nameOf = await namesOf(deps, { by, keys, reach: filter.reach }, reader);
  const last = shown.at(-1);
  return {
    list: shown.map((line) => ({
      ...lineOf(by, line.key),
      name: nameOf(line.key),
      ...presentFigures(line),
    })),
    next_cursor: found.length > limit && last ? writeFigurePlace(last.place) : null,
    totals: totals.map(presentFigures),
    counted_until: countedUntil?.toISOString() ?? null,
  };
}
