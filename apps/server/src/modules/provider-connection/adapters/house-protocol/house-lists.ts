import type { ListAsked, ListedBalance, ListedRound, ListPart } from '../../game-provider-adapter.ts';
import type { ProviderConnection } from '../../provider-connection.ts';
import type { HouseClient, HouseReply } from './house-client.ts';
import { memberIdOf } from './house-transfer.ts';

/** Asks for the rounds that ended within a time, part by part. */
export async function listRoundsAt(
  connection: ProviderConnection,
  client: HouseClient,
  { from, until, cursor, limit }: ListAsked & { readonly from: Date; readonly until: Date },
): Promise<ListPart<ListedRound>> {
  const reply = await client.call(connection, 'round-list', {
    from: from.toISOString(),
    until: until.toISOString(),
    cursor: cursor ?? '',
    limit,
  });
  const { rounds } = reply.kind === 'answer' ? reply.answer : {};
  return partOf(
    reply,
    rounds?.map((round) => ({
      roundId: round.round_id,
      memberRef: round.member_ref,
      memberId: memberIdOf(round.member_ref),
      gameCode: round.game_code,
      currency: round.currency,
      stakeMinor: BigInt(round.stake),
      payoutMinor: BigInt(round.payout),
      isVoid: round.state === 'void',
      endedAt: new Date(round.ended_at),
    })),
  );
}

/** Asks for what the provider holds, part by part. */
export async function listBalancesAt(
  connection: ProviderConnection,
  client: HouseClient,
  { cursor, limit }: ListAsked,
): Promise<ListPart<ListedBalance>> {
  const reply = await client.call(connection, 'balance-list', { cursor: cursor ?? '', limit });
  const { balances } = reply.kind === 'answer' ? reply.answer : {};
  return partOf(
    reply,
    balances?.map((held) => ({
      memberRef: held.member_ref,
      memberId: memberIdOf(held.member_ref),
      currency: held.currency,
      amountMinor: BigInt(held.amount),
      isRoundOpen: held.round_open,
    })),
  );
}

function partOf<Item>(
  reply: HouseReply<'round-list' | 'balance-list'>,
  list: readonly Item[] | undefined,
): ListPart<Item> {
  if (reply.kind === 'unknown')
    return reply.isNoMethod === true ? { kind: 'none' } : { kind: 'unknown', why: reply.why };
  const { status, next_cursor: nextCursor } = reply.answer;
  if (status !== 'OK' || !list || nextCursor === undefined)
    return { kind: 'unknown', why: status === 'OK' ? 'an answer without its list' : `answered ${status}` };
  return { kind: 'told', list, nextCursor };
}
