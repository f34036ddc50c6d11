import type { Ledger, StatementEntry, WalletOwner } from '#modules/ledger';
import { findRounds, type SeamlessRound } from '#modules/seamless-wallet';
import { listProviderRounds } from '#modules/transfer-wallet';
import type { Sql } from '#platform/database.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';

export interface PlayedRound {
  readonly roundId: string;
  readonly gameCode: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly isSettled: boolean;
  readonly playedAt: Date;
}

export interface RecordQuery {
  readonly gpId: string;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface RecordPage {
  readonly rounds: readonly PlayedRound[];
  readonly nextCursor: string | null;
}

/** Rounds of a provider that holds the money, as its feed told. */
export async function listToldRounds(
  { sql }: { sql: Sql },
  { memberId }: WalletOwner,
  { cursor, ...asked }: RecordQuery,
): Promise<RecordPage> {
  const rounds = await listProviderRounds(sql, { memberId, ...asked, after: cursor });
  return {
    rounds: rounds.map(({ roundId, gameCode, stakeMinor, payoutMinor, endedAt }) => ({
      roundId,
      gameCode,
      stakeMinor,
      payoutMinor,
      isSettled: true,
      playedAt: endedAt,
    })),
    nextCursor: rounds.length === asked.limit ? (rounds.at(-1)?.place ?? null) : null,
  };
}

/**
 * Rounds of a provider that asks this wallet, by what the ledger says of them. A round has several entries and stands
 * where the first are: those of the transaction that it was opened with, just before it.
 */
export async function listSeamlessRounds(
  { sql, ledger }: { sql: Sql; ledger: Pick<Ledger, 'statementOf'> },
  owner: WalletOwner,
  { gpId, from, until, cursor, limit }: RecordQuery,
): Promise<RecordPage> {
  const below = readNumberCursor(cursor) ?? undefined;
  const page = await ledger.statementOf(owner, { gpId, from, until, below, withNothing: true, limit });
  const roundIds = [...new Set(page.entries.flatMap((entry) => roundIdOf(entry) ?? []))];
  const rounds = await findRounds(sql, { gpId, memberId: owner.memberId, roundIds });
  const byId = new Map(rounds.map((round) => [round.roundId, round]));
  const shown = new Set<SeamlessRound>();
  for (const entry of page.entries) {
    const round = byId.get(roundIdOf(entry) ?? '');
    if (round && entry.createdAt <= round.openedAt) shown.add(round);
  }
  return {
    rounds: [...shown].map(({ isClosed, openedAt, ...round }) => ({
      ...round,
      isSettled: isClosed,
      playedAt: openedAt,
    })),
    nextCursor: page.nextBelow === null ? null : String(page.nextBelow),
  };
}

function roundIdOf({ note }: StatementEntry): string | null {
  return typeof note['round_id'] === 'string' ? note['round_id'] : null;
}
