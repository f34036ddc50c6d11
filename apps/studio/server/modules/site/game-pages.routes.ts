import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { limitRequests } from '@halls/service';
import type { FastifyInstance } from 'fastify';
import { findGameToOpen } from '#modules/game-session';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { gameArtRoutes } from './game-art.routes.ts';

const distDir = resolve(import.meta.dirname, '../../../dist');

const pages = {
  slots: 'games/slots/client/index.html',
  picks: 'games/picks/client/index.html',
  hands: 'games/hands/client/index.html',
  sports: 'games/sports/client/index.html',
  verify: 'games/verify/client/index.html',
  chains: 'games/chains/client/index.html',
} as const;

/** The games' pages, their built files and pictures, and the verifier. Framed by the sites alone; nothing from elsewhere. */
export async function gamePagesRoutes(
  http: FastifyInstance,
  parts: Pick<StudioPlatform, 'siteOrigins' | 'rateLimits'>,
): Promise<void> {
  if (parts.rateLimits) await limitRequests(http, { perMinute: filesPerMinute });
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parts.siteOrigins.join(' ')}`,
  ].join('; ');
  http.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });

  await http.register(gameArtRoutes);
  if (existsSync(join(distDir, 'assets'))) {
    await http.register(fastifyStatic, {
      root: join(distDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
    });
  }

  http.get<{ Params: { gpId: string }; Querystring: { game_code?: string } }>(
    '/play/:gpId',
    async (request, reply) => {
      const asked = request.query.game_code ?? '';
      const game = findGameToOpen(request.params.gpId, asked);
      if (!game)
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send('There is no such game. Open it again from the lobby.');
      if (game.code !== asked) {
        const address = new URL(request.url, 'http://studio');
        address.searchParams.set('game_code', game.code);
        return reply.redirect(`${address.pathname}${address.search}`);
      }
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(readPage(game.engine));
    },
  );
  for (const name of ['verify', 'chains'] as const)
    http.get(`/${name}`, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(readPage(name)),
    );
}

/** Of one address: a game that is opened for the first time takes some forty. */
const filesPerMinute = 2_400;

const kept = new Map<string, string>();

function readPage(name: keyof typeof pages): string {
  const known = kept.get(name);
  if (known) return known;
  const html = readFileSync(join(distDir, pages[name]), 'utf8');
  kept.set(name, html);
  return html;
}
