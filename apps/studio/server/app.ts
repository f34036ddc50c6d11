import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { playApi } from './play/play-api.plugin.ts';
import { providerApi } from './provider-api/provider-api.plugin.ts';
import type { OperatorClient } from './seamless-wallet/operator-client.ts';
import type { StudioSettings } from './settings.ts';
import { gamePages } from './site/game-pages.plugin.ts';

export type StudioParts = {
  settings: StudioSettings;
  database: Database;
  operator: OperatorClient;
  clock: Clock;
};

/** The studio's HTTP side. The job that settles rounds and the listening socket are the caller's. */
export async function buildApp(parts: StudioParts): Promise<FastifyInstance> {
  const { settings, database, operator, clock } = parts;
  const http = Fastify({ bodyLimit: 16_000, forceCloseConnections: 'idle', requestTimeout: 30_000 });
  let address = settings.publicUrl;
  // known only after listening when the system chose the port
  const publicUrl = (): string =>
    (address ??= `http://${settings.host}:${(http.server.address() as { port: number }).port}`);

  http.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  http.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500)
      process.stderr.write(`${request.method} ${request.url.split('?')[0]}: ${error.stack}\n`);
    reply.code(status).send({ error: status === 500 ? 'internal' : 'malformed' });
  });
  http.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }));

  http.get('/health', async (_request, reply) => {
    await database.query('select 1');
    return reply.send({ status: 'ok' });
  });
  await http.register(providerApi, {
    database,
    clock,
    keys: settings.keys,
    siteOrigins: settings.siteOrigins,
    publicUrl,
  });
  await http.register(playApi, {
    database,
    clock,
    operator,
    keys: settings.keys,
    siteOrigins: settings.siteOrigins,
  });
  await http.register(gamePages, { siteOrigins: settings.siteOrigins });
  return http;
}
