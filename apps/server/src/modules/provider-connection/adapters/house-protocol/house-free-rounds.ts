import type { TransferAnswer } from '@halls/contract/provider';
import {
  refusals,
  type FreeGrant,
  type FreeRoundsProvider,
  type FreeRoundsTold,
} from '../../game-provider-adapter.ts';
import type { ProviderConnection } from '../../provider-connection.ts';
import type { HouseClient, HouseReply } from './house-client.ts';

type FreeMethod = 'free-rounds-give' | 'free-rounds-status' | 'free-rounds-cancel';

/** Free rounds of a provider that speaks the protocol. */
export function createHouseFreeRounds(
  connection: ProviderConnection,
  client: HouseClient,
): FreeRoundsProvider {
  return {
    async give({ gameCode, count, stakeMinor, expiresAt, ...grant }) {
      return judge(
        await client.call(connection, 'free-rounds-give', {
          ...wireOf(grant),
          game_code: gameCode,
          count,
          stake: stakeMinor.toString(),
          expires_at: expiresAt.toISOString(),
        }),
      );
    },
    status: async (grant) => judge(await client.call(connection, 'free-rounds-status', wireOf(grant))),
    cancel: async (grant) => judge(await client.call(connection, 'free-rounds-cancel', wireOf(grant))),
  };
}

function wireOf({ grantId, player }: FreeGrant) {
  return { member_ref: String(player.memberId), currency: player.currency, grant_id: grantId };
}

/** Maintenance passes: whoever is in it is asked again. */
function judge(reply: HouseReply<FreeMethod>): FreeRoundsTold {
  if (reply.kind === 'unknown')
    return reply.isNoMethod
      ? { kind: 'refused', word: 'its API has no free rounds' }
      : { kind: 'unknown', why: reply.why };
  const { status, state }: TransferAnswer<FreeMethod> = reply.answer;
  if (status === 'OK' && state) return { kind: 'told', state };
  const isRefusal = status !== 'MAINTENANCE' && (refusals as readonly string[]).includes(status);
  return isRefusal ? { kind: 'refused', word: status } : { kind: 'unknown', why: status };
}
