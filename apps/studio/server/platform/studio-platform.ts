import type { Currency } from '@halls/contract';
import type { Clock, Sealing } from '@halls/service';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, Sql, SqlOrTransaction } from './database.ts';
import type { BeaconSettings } from './read-beacon.ts';
import type { ProviderKey } from './settings.ts';

/** What the modules stand on. */
export interface StudioPlatform {
  readonly sql: Sql;
  readonly pool: Pool;
  readonly clock: Clock;
  /** The database's time, one for all nodes: shared tables go by it. In a transaction it is asked on its connection. */
  readonly tableClock: (tx?: SqlOrTransaction) => Promise<Date>;
  /** What shared draws wait for after their close; null where none is set. */
  readonly beacon: BeaconSettings | null;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'debug'>;
  /** Keeps seeds from whoever reads the database alone. */
  readonly sealing: Sealing;
  readonly keys: readonly ProviderKey[];
  /** False for tests and load tools alone. */
  readonly rateLimits: boolean;
  /** The jackpot's odds: a unit staked wins one time in so many. */
  readonly unitsPerWin: Readonly<Record<Currency, number>>;
  /** Whether wins may be gambled where a game lets them be. */
  readonly gamble: boolean;
  /** Only they may frame a game and be gone back to. */
  readonly siteOrigins: readonly string[];
  /** The studio's own address as players see it; known once it listens. */
  publicUrl(): string;
}
