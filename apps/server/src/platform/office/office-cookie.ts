import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over HTTPS browsers see to it that nobody but this host has set it, for all of it, and that it travels sealed. */
function nameFor(request: FastifyRequest): string {
  return request.protocol === 'https' ? '__Host-office' : 'office';
}

/** What the browser shows of a session; null where it shows none. */
export function readToken(request: FastifyRequest): string | null {
  const token = parseCookie(request.headers.cookie ?? '')[nameFor(request)];
  return token !== undefined && token.length <= 100 ? token : null;
}

/** Has the browser show it until the browser ends, or no more. */
export function keepToken(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: nameFor(request),
      value: token ?? '',
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      ...(token === null && { maxAge: 0 }),
    }),
  );
}
