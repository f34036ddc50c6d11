import { formatMinor, toBit, type Language } from '@halls/contract';
import type { PlayRecord } from '@halls/contract/play-record';
import type { CatalogueFace } from '#modules/catalogue';
import type { Ledger, WalletOwner } from '#modules/ledger';
import type { ProviderConnections } from '#modules/provider-connection';
import { listPlayedAt } from '#modules/seamless-wallet';
import { periodOf } from '#modules/site';
import type { TransferWalletDeps } from '#modules/transfer-wallet';
import type { Sql } from '#platform/database.ts';
import { listSeamlessRounds, listToldRounds, type PlayedRound } from './list-play-records.ts';

export interface PlayRecordDeps extends ProviderConnections, Pick<TransferWalletDeps, 'providerMembersOf'> {
  readonly sql: Sql;
  readonly ledger: Pick<Ledger, 'statementOf'>;
  readonly catalogue: CatalogueFace;
  readonly timezoneOf: (siteId: number) => string;
}

export interface AskedRecords {
  /** Without one, the first of the providers. */
  readonly gp_id?: string | undefined;
  /** Days in the site's zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly count?: number | undefined;
}

const pageSize = 50;

/** A page of a member's rounds at a provider as the wire has it, in the words of `language`. */
export async function readRecords(
  deps: PlayRecordDeps,
  owner: WalletOwner,
  input: AskedRecords,
  language: Language,
) {
  const { siteId, currency } = owner;
  const timezone = deps.timezoneOf(siteId);
  const [names, gameOf, holding, asking] = await Promise.all([
    deps.catalogue.providerNames(siteId, language),
    deps.catalogue.gameNames(siteId, language),
    deps.providerMembersOf(owner.memberId),
    listPlayedAt(deps.sql, owner.memberId),
  ]);
  const holders = new Set(holding.map(({ gpId }) => gpId));
  const played = [...new Set([...holders, ...asking])].toSorted();
  const gpId = input.gp_id ?? played[0] ?? '';
  const asked = {
    gpId,
    ...periodOf(input, timezone),
    cursor: input.cursor,
    limit: input.count ?? pageSize,
  };
  const page = await (holders.has(gpId) ? listToldRounds : listSeamlessRounds)(deps, owner, asked);
  const present = (round: PlayedRound): PlayRecord => ({
    round_id: round.roundId,
    gp_id: gpId,
    game_code: round.gameCode,
    game_name: gameOf(gpId, round.gameCode) ?? '',
    stake: formatMinor(round.stakeMinor, currency),
    payout: formatMinor(round.payoutMinor, currency),
    is_settled: toBit(round.isSettled),
    played_at: round.playedAt.toISOString(),
  });
  return {
    provider_list: played.map((id) => ({ gp_id: id, gp_name: names.get(id) ?? id })),
    gp_id: gpId,
    list: page.rounds.map(present),
    next_cursor: page.nextCursor,
    currency,
    timezone,
  };
}
