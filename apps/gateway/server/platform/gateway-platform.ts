import type { Clock } from '@halls/service';
import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from './database.ts';
import type { OperatorKey } from './settings.ts';

/** What the modules stand on. */
export interface GatewayPlatform {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly key: OperatorKey;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The gateway's own address; known once it listens. */
  publicUrl(): string;
}
