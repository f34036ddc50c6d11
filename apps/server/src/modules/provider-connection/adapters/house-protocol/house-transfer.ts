import type {
  OrderToSend,
  Player,
  RoundsPage,
  TransferProvider,
  Verdict,
} from '../../game-provider-adapter.ts';
import type { ProviderConnection } from '../../provider-connection.ts';
import { launchAt, type HouseClient, type HouseReply } from './house-client.ts';
import { judgeStatus, judgeTransfer, toldBalance } from './judge-answer.ts';

/** A provider that holds money, called at `POST <base_url>/provider/v1/<method>`. */
export function createHouseTransfer(connection: ProviderConnection, client: HouseClient): TransferProvider {
  return {
    async ensureMember(player, language) {
      const reply = await client.call(connection, 'create-member', { ...refOf(player), language });
      return reply.kind === 'answer' && reply.answer.status === 'OK';
    },
    async transferIn(order) {
      const input = { ...subjectOf(order), amount: String(order.amountMinor) };
      return judge('in', await client.call(connection, 'transfer-in', input));
    },
    async transferOut(order) {
      const input = { ...subjectOf(order), amount: String(order.amountMinor) };
      return judge('out', await client.call(connection, 'transfer-out', input));
    },
    async transferOutAll(order) {
      return judge('out_all', await client.call(connection, 'transfer-out-all', subjectOf(order)));
    },
    async status(order) {
      const reply = await client.call(connection, 'transfer-status', subjectOf(order));
      if (reply.kind === 'unknown') return { state: 'unknown', word: reply.why };
      return judgeStatus(order.direction, reply.answer);
    },
    async balance(player) {
      const reply = await client.call(connection, 'balance', refOf(player));
      if (reply.kind === 'unknown' || reply.answer.status !== 'OK') return null;
      const told = toldBalance({ ...reply.answer, balance: reply.answer.amount });
      return told && { ...told, isRoundOpen: reply.answer.round_open === true };
    },
    rounds: async (cursor, limit) => readRounds(await client.call(connection, 'rounds', { cursor, limit })),
    async kick(player) {
      await client.call(connection, 'kick', refOf(player));
    },
    open: (player, game) =>
      launchAt(connection, client, { mode: 'real', member_ref: refOf(player).member_ref }, game),
  };
}

/** Null for a reference that we never gave. */
export function memberIdOf(memberRef: string): number | null {
  return /^[1-9]\d{0,14}$/.test(memberRef) ? Number(memberRef) : null;
}

function refOf({ memberId, currency }: Player) {
  return { member_ref: String(memberId), currency };
}

function subjectOf({ orderId, player }: OrderToSend) {
  return { ...refOf(player), order_id: orderId };
}

function judge(
  direction: 'in' | 'out' | 'out_all',
  reply: HouseReply<'transfer-in' | 'transfer-out' | 'transfer-out-all'>,
): Verdict {
  if (reply.kind === 'unknown') return { state: 'unknown', word: reply.why };
  return judgeTransfer(direction, reply.answer);
}

function readRounds(reply: HouseReply<'rounds'>): RoundsPage {
  if (reply.kind === 'unknown') return { why: reply.why };
  const { status, rounds, next_cursor: nextCursor } = reply.answer;
  if (status !== 'OK' || !rounds || nextCursor === undefined) return { why: `answered ${status}` };
  return {
    nextCursor,
    rounds: rounds.map((round) => ({
      roundId: round.round_id,
      memberId: memberIdOf(round.member_ref),
      gameCode: round.game_code,
      currency: round.currency,
      stakeMinor: BigInt(round.stake),
      payoutMinor: BigInt(round.payout),
      endedAt: new Date(round.ended_at),
      balance: toldBalance(round),
    })),
  };
}
