import { setTimeout as wait } from 'node:timers/promises';
import type { ToldTable } from '#modules/provider-connection';
import { keepTable, type KeptTable } from './table-state.rules.ts';

/** What the providers' tables were when they were last asked: one look for all visitors of all sites. */
export interface KeptTables {
  /** By game code; null where nothing is known. Asks the provider first where what is known is old. */
  look(gpId: string): Promise<ReadonlyMap<string, KeptTable> | null>;
  nowMs(): number;
}

/** How often a provider is asked while somebody looks. */
export const freshMs = 2_000;
/** What is older is shown to nobody. */
export const keptMs = 12_000;
/** How often one is asked that does not answer, at the least. */
const longestPauseMs = 60_000;
/** How long a visitor waits for a provider of which nothing is known yet. */
const firstLookMs = 400;
const maxProviders = 500;

interface Known {
  tables: ReadonlyMap<string, KeptTable> | null;
  readAtMs: number;
  askAgainAtMs: number;
  failures: number;
  asking: Promise<void> | null;
}

export function createKeptTables({
  ask,
  nowMs,
}: {
  /** Null where nothing was told. */
  ask: (gpId: string, now: Date) => Promise<readonly ToldTable[] | null>;
  nowMs: () => number;
}): KeptTables {
  const providers = new Map<string, Known>();

  function knownOf(gpId: string): Known {
    const known = providers.get(gpId) ?? {
      tables: null,
      readAtMs: Number.NEGATIVE_INFINITY,
      askAgainAtMs: Number.NEGATIVE_INFINITY,
      failures: 0,
      asking: null,
    };
    if (providers.size < maxProviders) providers.set(gpId, known);
    return known;
  }

  async function refresh(gpId: string, known: Known): Promise<void> {
    const askedAtMs = nowMs();
    // one that breaks down is one that does not answer: tiles are as they are without it
    const told = await ask(gpId, new Date(askedAtMs)).catch(() => null);
    if (told) {
      known.tables = new Map(told.map((table) => [table.gameCode, keepTable(table, askedAtMs)]));
      known.readAtMs = askedAtMs;
      known.failures = 0;
    } else known.failures += 1;
    known.askAgainAtMs = nowMs() + Math.min(freshMs * 2 ** known.failures, longestPauseMs);
  }

  return {
    nowMs,
    async look(gpId) {
      const known = knownOf(gpId);
      if (!known.asking && nowMs() >= known.askAgainAtMs)
        known.asking = refresh(gpId, known).finally(() => (known.asking = null));
      const isKnown = () => known.tables !== null && nowMs() - known.readAtMs < keptMs;
      if (!isKnown() && known.asking) await Promise.race([known.asking, wait(firstLookMs)]);
      return isKnown() ? known.tables : null;
    },
  };
}
