import type { Currency } from '@halls/contract';
import type { Clock, Sealing } from '@halls/service';
import type { Sql } from './database.ts';
import type { ProviderKey } from './settings.ts';

/** What the modules stand on. */
export interface StudioPlatform {
  readonly sql: Sql;
  readonly clock: Clock;
  /** The database's time, one for all nodes: shared tables go by it. */
  readonly tableClock: () => Promise<Date>;
  /** Keeps seeds from whoever reads the database alone. */
  readonly sealing: Sealing;
  readonly keys: readonly ProviderKey[];
  /** False for tests and load tools alone. */
  readonly rateLimits: boolean;
  /** The jackpot's odds: a unit staked wins one time in so many. */
  readonly unitsPerWin: Readonly<Record<Currency, number>>;
  /** Only they may frame a game and be gone back to. */
  readonly siteOrigins: readonly string[];
  /** The studio's own address as players see it; known once it listens. */
  publicUrl(): string;
}
