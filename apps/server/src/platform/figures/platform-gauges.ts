import type pg from 'pg';
import type { Sql } from '#platform/database.ts';
import type { Gauge } from './figures.ts';
import { readOutboxLag } from './figures.repo.ts';

export type WatchedPools = Readonly<
  Record<string, Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>
>;

/** What every process has, whatever its modules are. */
export function platformGauges({ sql, pools }: { readonly sql: Sql; readonly pools: WatchedPools }): Gauge[] {
  return [
    {
      name: 'pool_connections',
      help: 'Connections to the database in use and at rest, and calls that wait for one',
      read: () =>
        Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
          { labels: { pool, state: 'used' }, value: totalCount - idleCount },
          { labels: { pool, state: 'idle' }, value: idleCount },
          { labels: { pool, state: 'waiting' }, value: waitingCount },
        ]),
    },
    {
      name: 'outbox_waiting',
      help: 'Events that are not sent yet',
      read: async () => [{ value: (await readOutboxLag(sql)).waiting }],
    },
    {
      name: 'outbox_oldest_seconds',
      help: 'How long the first of them has waited',
      read: async () => [{ value: (await readOutboxLag(sql)).oldestSeconds }],
    },
    {
      name: 'memory_bytes',
      help: 'What this process has of the machine’s memory',
      read: () => [{ value: process.memoryUsage.rss() }],
    },
    {
      name: 'uptime_seconds',
      help: 'How long this process has lived',
      read: () => [{ value: process.uptime() }],
    },
  ];
}
