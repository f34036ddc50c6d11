import { cohortSteps, type OfficeDataOf } from '@halls/contract/office';
import { readCountedUntil } from '../play.repo.ts';
import { countCohorts, type CohortQuery } from './cohorts.repo.ts';
import { daysBetween } from './days-before.ts';
import type { ReportDeps } from './names-of.ts';

/** How many of those who began together have come back, for as long as time has passed since. */
export async function readCohorts(
  { sql }: Pick<ReportDeps, 'sql'>,
  query: Omit<CohortQuery, 'most'>,
): Promise<OfficeDataOf<'/report/retention'>> {
  const [counts, countedUntil] = await Promise.all([
    countCohorts(sql, { ...query, most: cohortSteps }),
    readCountedUntil(sql),
  ]);
  const lastDay = (countedUntil ?? new Date(0)).toISOString().slice(0, 10);
  const daysOfStep = query.unit === 'week' ? 7 : 1;
  const byStart = new Map<string, Map<number, number>>();
  for (const { start, later, members } of counts)
    byStart.set(start, (byStart.get(start) ?? new Map<number, number>()).set(later, members));
  return {
    list: [...byStart].map(([start, members]) => {
      const begun = Math.floor(daysBetween(start, lastDay) / daysOfStep);
      return {
        start,
        members: members.get(0) ?? 0,
        returned: Array.from(
          { length: Math.min(cohortSteps, Math.max(begun, 0)) },
          (_, step) => members.get(step + 1) ?? 0,
        ),
      };
    }),
  };
}
