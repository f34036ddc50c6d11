import { formatMinor } from '@halls/contract';
import type { MovingStep, OfficeDataOf } from '@halls/contract/office';
import type { FigureFilter } from './figure-filter.repo.ts';
import { daysBefore } from './days-before.ts';
import { listMovements } from './movements.repo.ts';
import { namesOf, type Reader, type ReportDeps } from './names-of.ts';
import { lineOf } from './report.present.ts';

/** Of each currency. */
const most = 20;

/** Whose GGR has changed most against as many days before. */
export async function readMovements(
  deps: ReportDeps,
  { by, ...filter }: FigureFilter & { readonly by: MovingStep },
  reader: Reader,
): Promise<OfficeDataOf<'/report/movements'>> {
  const before = daysBefore(filter);
  const moved = await listMovements(deps.sql, { ...filter, by, since: before.from, most });
  const keys = [...new Set(moved.map(({ key }) => key))];
  const nameOf = await namesOf(deps, { by, keys, reach: filter.reach }, reader);
  return {
    before,
    list: moved.map(({ key, currency, ggrMinor, ggrBeforeMinor, stakeMinor, stakeBeforeMinor }) => ({
      ...lineOf(by, key),
      name: nameOf(key),
      currency,
      ggr: formatMinor(ggrMinor, currency),
      ggr_before: formatMinor(ggrBeforeMinor, currency),
      change: formatMinor(ggrMinor - ggrBeforeMinor, currency),
      turnover: formatMinor(stakeMinor, currency),
      turnover_before: formatMinor(stakeBeforeMinor, currency),
    })),
  };
}
