import { officeEndpoints } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { planMaintenance } from './plan-maintenance.ts';
import type { SiteDirectory } from './site-directory.ts';
import { readMaintenance } from './site.repo.ts';

export function standingOfficeRoutes({
  sql,
  sites,
}: {
  sql: Sql;
  sites: SiteDirectory;
}): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.siteStanding, async (input) => {
      const site = sites.findById(input.site_id);
      const planned = site && (await readMaintenance(sql, site.siteId));
      if (!site || !planned) return fail(404);
      const { maintenance_start_at: startAt, maintenance_end_at: endAt } = planned;
      return succeed({
        name: site.name,
        maintenance: startAt && {
          start_at: startAt.toISOString(),
          end_at: endAt?.toISOString() ?? null,
        },
      });
    }),

    implementChange(
      officeEndpoints.siteSetMaintenance,
      ({ site_id: siteId, maintenance, reason }, { actor }) =>
        sql.transaction().execute(async (transaction) => {
          const planned = await planMaintenance(
            transaction,
            actor,
            {
              siteId,
              maintenance: maintenance && {
                startAt: new Date(maintenance.start_at),
                endAt: maintenance.end_at === null ? null : new Date(maintenance.end_at),
              },
            },
            reason,
          );
          if (planned.kind === 'unknown-site') return fail(404);
          return { ok: true, data: null, receipt: planned.receipt };
        }),
    ),
  ];
}
