import type { FastifyInstance } from 'fastify';
import type { Clock } from '@halls/service';
import { commonCodes } from '@halls/contract';
import type { Translate } from '#platform/http/dispatcher.ts';
import { readFacts } from '#platform/http/facts.ts';
import type { SiteDirectory } from './site-directory.ts';
import { maintenanceAt, retryAfterSeconds } from './site-maintenance.rules.ts';

/**
 * Answers every call to a site in maintenance with 503 and its times, out of what is in memory. For routes that are
 * added afterwards. Providers' and operators' calls go through: rounds that are under way are settled.
 */
export function refuseInMaintenance(
  http: FastifyInstance,
  deps: {
    sites: Pick<SiteDirectory, 'findByHost'>;
    clock: Clock;
    countryHeader: string | null;
    translate: Translate;
  },
): void {
  const { sites, clock, countryHeader, translate } = deps;
  http.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith('/api/') || request.method !== 'POST') return;
    const now = clock();
    const maintenance = maintenanceAt(sites.findByHost(request.hostname).maintenance, now);
    if (!maintenance) return;
    const { language } = readFacts(request, sites.findByHost, countryHeader);
    return reply
      .code(503)
      .header('retry-after', retryAfterSeconds(maintenance, now))
      .header('cache-control', 'no-store')
      .send({
        code: commonCodes.unavailable,
        message: translate(language, 'error.unavailable'),
        data: {
          start_at: maintenance.startAt.toISOString(),
          end_at: maintenance.endAt?.toISOString() ?? null,
        },
      });
  });
}
