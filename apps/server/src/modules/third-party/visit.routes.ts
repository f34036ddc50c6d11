import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Logger } from 'pino';
import { limitRequests } from '@halls/service';
import { beginVisit, visitLivesMs, type VisitDeps } from './begin-visit.ts';
import { endVisit } from './end-visit.ts';

const visitsPerMinute = 30;
const browserCookie = 'third_party_visit';
const callbackPath = '/third-party/callback';
/** What the window that asked keeps is 32 bytes; their hash is shown here. */
const challengePattern = /^[\w-]{43}$/;

/** What went wrong on the way, as the popup tells its opener. */
const codes = { unknown: 101, failed: 998 } as const;

interface RouteDeps extends VisitDeps {
  readonly log: Logger;
  readonly siteIdOf: (host: string) => number;
  readonly rateLimits: boolean;
}

/** Where the popup of a third-party login goes and comes back to. What came of it is told by `/authCallback`. */
export async function mountVisits(http: FastifyInstance, deps: RouteDeps): Promise<void> {
  await http.register(async (scope) => {
    if (deps.rateLimits) await limitRequests(scope, { perMinute: visitsPerMinute });
    // another opener policy than that of `/authCallback` would cut the popup off from its opener (ADR 10)
    scope.addHook('onSend', async (_request, reply) => {
      void reply.header('cross-origin-opener-policy', 'unsafe-none').header('cache-control', 'no-store');
    });
    scope.get<{ Querystring: { provider?: unknown; window?: unknown } }>(
      '/third-party/start',
      async (request, reply) => {
        const { provider, window } = request.query;
        if (typeof window !== 'string' || !challengePattern.test(window) || typeof provider !== 'string')
          return tell(reply, { code: codes.failed });
        return start(deps, request, reply, { providerId: provider, window });
      },
    );
    scope.get(callbackPath, (request, reply) => comeBack(deps, request, reply));
  });
}

async function start(
  deps: RouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { providerId, window }: { providerId: string; window: string },
): Promise<FastifyReply> {
  try {
    const begun = await beginVisit(deps, {
      siteId: deps.siteIdOf(request.hostname),
      providerId,
      windowHash: Buffer.from(window, 'base64url'),
      callback: new URL(callbackPath, originOf(request)).href,
    });
    if (!begun) return tell(reply, { code: codes.failed });
    const cookie = stringifySetCookie({
      name: browserCookie,
      value: begun.browserSecret,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      path: '/third-party',
      maxAge: visitLivesMs / 1000,
    });
    return reply.header('set-cookie', cookie).redirect(begun.address, 303);
  } catch (error) {
    deps.log.warn({ err: error, providerId }, 'a third party could not be reached');
    return tell(reply, { code: codes.failed });
  }
}

async function comeBack(
  deps: RouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const ended = await endVisit(deps, {
      siteId: deps.siteIdOf(request.hostname),
      address: new URL(request.raw.url ?? '', originOf(request)),
      browserSecret: parseCookie(request.headers.cookie ?? '')[browserCookie] ?? '',
    });
    if (ended.kind === 'ticket') return tell(reply, { ticket: ended.ticket });
    return tell(reply, ended.kind === 'left' ? {} : { code: codes.unknown });
  } catch (error) {
    deps.log.warn({ err: error }, 'a third party did not say rightly who somebody is');
    return tell(reply, { code: codes.failed });
  }
}

/** In the fragment, which is sent to no server and no other page. */
function tell(reply: FastifyReply, result: { ticket?: string; code?: number }): FastifyReply {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(result)) parts.set(name, String(value));
  return reply.redirect(`/authCallback#${parts.toString()}`, 303);
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
