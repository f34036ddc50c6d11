import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { officeEndpoints } from '@halls/contract/office';
import { buildOfficeOpenApi } from '@halls/contract/openapi';
import { translateOfficeAnswer } from '@halls/i18n/office-answers';
import { createHttp } from '#platform/http/create-http.ts';
import { mountMetrics } from '#platform/figures/mount-metrics.ts';
import { openMetrics } from '#platform/figures/open-metrics.ts';
import { mountHealth } from '#platform/http/health.ts';
import type { OpenedPlatform } from '#platform/open-platform.ts';
import { mountOffice, presentOfficeError, type OfficeOptions } from './mount-office.ts';
import { serveDesk } from './serve-desk.ts';

const deskBuild = resolve(import.meta.dirname, '../../../../backoffice/dist/client');

/** An HTTP server of the office's own: health, the calls of operators, and the app that they work in. */
export async function openOffice(
  {
    log,
    settings,
    clock,
    cluster,
    pool,
    figures,
    traces,
    closing,
  }: Pick<
    OpenedPlatform,
    'log' | 'settings' | 'clock' | 'cluster' | 'pool' | 'figures' | 'traces' | 'closing'
  >,
  {
    implementations,
    authenticate,
    mountDesk,
    framesOf,
  }: Pick<OfficeOptions, 'implementations' | 'authenticate'> & {
    /** What is served beside calls and app. */
    readonly mountDesk: (http: FastifyInstance) => void;
    /** What the app frames, given the office's own origin. */
    readonly framesOf: (office: URL) => readonly string[];
  },
): Promise<FastifyInstance> {
  const http = await createHttp({
    logger: log,
    trustedProxies: settings.trustedProxies,
    presentError: presentOfficeError(translateOfficeAnswer),
    onAnswered: (route, status, tookMs) => figures.call({ audience: 'office', route, status, tookMs }),
    traces,
  });
  closing.defer(() => http.close());
  mountHealth(http, pool, () => null);
  if (settings.metricsToken !== null) {
    const metrics = await openMetrics(figures);
    closing.defer(() => metrics.close());
    mountMetrics(http, metrics, settings.metricsToken);
  }
  const paths = implementations.map(({ endpoint }) => endpoint.path);
  await mountOffice(http, {
    ...{ implementations, authenticate, clock },
    say: translateOfficeAnswer,
    document: buildOfficeOpenApi(officeEndpoints, paths),
    rateLimits: settings.rateLimits,
    redis: cluster.redis,
  });
  mountDesk(http);
  await serveDesk(http, { directory: deskBuild, framesOf });
  return http;
}
