import { formatMinor, toBit, type RequestOf } from '@halls/contract';
import { playRecords, roundPage, type PlayRecord } from '@halls/contract/play-record';
import type { CatalogueFace } from '#modules/catalogue';
import type { Ledger } from '#modules/ledger';
import type { ProviderConnections } from '#modules/provider-connection';
import { findRounds, listPlayedAt } from '#modules/seamless-wallet';
import { periodOf } from '#modules/site';
import { isRoundOf, type TransferWalletDeps } from '#modules/transfer-wallet';
import type { Member } from '#platform/actor.ts';
import { implement, type Call, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed } from '#platform/result.ts';
import { listSeamlessRounds, listToldRounds, type PlayedRound } from './list-play-records.ts';

export interface PlayRecordDeps extends ProviderConnections, Pick<TransferWalletDeps, 'providerMembersOf'> {
  readonly sql: Sql;
  readonly ledger: Pick<Ledger, 'statementOf'>;
  readonly catalogue: CatalogueFace;
  readonly timezoneOf: (siteId: number) => string;
}

const pageSize = 50;

export function playRecordRoutes(deps: PlayRecordDeps): Implementation[] {
  return [
    implement(playRecords, (input, call) => listRecords(deps, input, call)),

    implement(roundPage, async (input, { actor: member, language }) => {
      const { gp_id: gpId, round_id: roundId } = input;
      const connection = await deps.providers.find(gpId);
      if (!connection || !(await isOwn(deps, member, gpId, roundId))) return fail(404);
      const url = await deps.gameProviders.roundPage(connection, { player: member, roundId, language });
      return url === null ? fail(101) : succeed({ url });
    }),
  ];
}

async function listRecords(
  deps: PlayRecordDeps,
  input: RequestOf<typeof playRecords>,
  { actor: member, language }: Pick<Call<Member>, 'actor' | 'language'>,
) {
  const { siteId, currency } = member;
  const timezone = deps.timezoneOf(siteId);
  const [names, gameOf, holding, asking] = await Promise.all([
    deps.catalogue.providerNames(siteId, language),
    deps.catalogue.gameNames(siteId, language),
    deps.providerMembersOf(member.memberId),
    listPlayedAt(deps.sql, member.memberId),
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
  const page = await (holders.has(gpId) ? listToldRounds : listSeamlessRounds)(deps, member, asked);
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
  return succeed({
    provider_list: played.map((id) => ({ gp_id: id, gp_name: names.get(id) ?? id })),
    gp_id: gpId,
    list: page.rounds.map(present),
    next_cursor: page.nextCursor,
    currency,
    timezone,
  });
}

async function isOwn(
  { sql }: PlayRecordDeps,
  { memberId }: Member,
  gpId: string,
  roundId: string,
): Promise<boolean> {
  if (await isRoundOf(sql, { gpId, memberId, roundId })) return true;
  return (await findRounds(sql, { gpId, memberId, roundIds: [roundId] })).length > 0;
}
