import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** False where a browser says that the page of another origin asks. */
export function isFromHere({ headers, protocol, host }: FastifyRequest): boolean {
  return headers.origin === undefined || headers.origin === `${protocol}://${host}`;
}

/** Whether the call carries what only a page of this session can know. */
export function hasCsrf({ headers }: FastifyRequest, csrf: string): boolean {
  const given = Buffer.from(String(headers['x-csrf'] ?? ''));
  const wanted = Buffer.from(csrf);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
