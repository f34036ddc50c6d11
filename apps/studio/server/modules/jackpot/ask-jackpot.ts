import { randomUUID } from 'node:crypto';
import type { Currency } from '@halls/contract';
import type { OperatorClient } from '#modules/seamless-wallet';

/** What the jackpot of a player's session holds, in minor units; null where there is none, or nobody says. */
export async function askJackpot(
  operator: Pick<OperatorClient, 'call'>,
  session: { readonly gpId: string; readonly walletToken: string | null; readonly currency: Currency },
): Promise<bigint | null> {
  const reply = await operator.call(session.gpId, 'jackpot', {
    request_id: randomUUID(),
    session_token: session.walletToken ?? '',
    currency: session.currency,
  });
  if (reply.kind === 'unknown' || reply.answer.status !== 'OK') return null;
  const { jackpot } = reply.answer;
  return jackpot === null || jackpot === undefined ? null : BigInt(jackpot);
}
