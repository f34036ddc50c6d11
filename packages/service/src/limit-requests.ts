import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Addresses whose requests are counted at once; the oldest makes room for the next. */
const addressesKept = 20_000;

/** Where several processes count what one address asks of them together. */
interface SharedCount {
  /** A connection of ioredis. */
  readonly redis: object;
  /** What is counted: scopes of one name share their count. */
  readonly name: string;
}

/** Counts under a name at a Redis that nodes share; null for a node that is alone. */
export function shareCount(name: string, redis: object | null | undefined): SharedCount | null {
  return redis ? { redis, name } : null;
}

/**
 * Bounds what one address may ask of the routes that are added to `scope` afterwards. They share `perMinute`; a
 * route with `config.rateLimit` counts for itself. What is counted is the route that answers, never the address
 * as it was spelled, which has as many forms as one likes.
 */
export async function limitRequests(
  scope: FastifyInstance,
  { perMinute, shared }: { perMinute: number; shared?: SharedCount | null },
): Promise<void> {
  await scope.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    cache: addressesKept,
    // one that does not answer keeps nobody out
    ...(shared && { redis: shared.redis, nameSpace: `limit:${shared.name}:`, skipOnError: true }),
  });
}

/** What one address counts as, as in `limitRequests`: of IPv6 whoever has one has 2^64. */
export function addressKey(ip: string): string {
  return normalizeIP(ip);
}
