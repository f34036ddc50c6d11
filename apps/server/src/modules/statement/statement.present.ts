import { formatMinor, type Currency } from '@halls/contract';
import type { StatementEntry as WireEntry } from '@halls/contract/statement';
import type { StatementEntry } from '#modules/ledger';
import { kindOfEntry } from './statement.rules.ts';

/** What the site calls providers and games. */
export interface Names {
  readonly providers: ReadonlyMap<string, string>;
  readonly gameOf: (gpId: string, gameCode: string) => string | null;
}

export function presentEntry(entry: StatementEntry, currency: Currency, names: Names): WireEntry {
  const gpId = entry.gpId ?? '';
  const gameCode = textOf(entry.note['game_code']);
  return {
    id: entry.version,
    kind: kindOfEntry(entry.kind, entry.amountMinor),
    gp_id: gpId,
    gp_name: names.providers.get(gpId) ?? gpId,
    game_code: gameCode,
    game_name: names.gameOf(gpId, gameCode) ?? '',
    round_id: textOf(entry.note['round_id']),
    amount: formatMinor(entry.amountMinor, currency),
    balance: formatMinor(entry.balanceAfterMinor, currency),
    created_at: entry.createdAt.toISOString(),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
