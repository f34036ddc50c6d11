import { timing, type DataOf } from '@halls/contract';
import type { balanceAllBack } from '@halls/contract/wallet';
import { createStore } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { reads } from '#app/api/reads.ts';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { memberStore } from '#app/member/member-store.ts';
import { walletsRead } from '#app/member/wallets.ts';

export type ReturnOutcome =
  | { ok: true; returned: DataOf<typeof balanceAllBack>['returned'] }
  | { ok: false; message: string; failure: boolean };

/** Until when the button rests, by this page's clock and as the server would refuse; for the member who pressed it. */
export const returnRest = createStore<{ memberId: number; untilMs: number }>({ memberId: 0, untilMs: 0 });

/** Brings the money of every provider back. */
export async function returnMoney(memberId: number, nowMs: number): Promise<ReturnOutcome> {
  gameSession.change({ returningMoney: true });
  returnRest.set({ memberId, untilMs: nowMs + timing.transferBackCooldownMs });
  const result = await api.call('/member/profile/balance/all/back', {});
  gameSession.change({ returningMoney: false });
  await Promise.all([reads.again(walletsRead), memberStore.load()]);
  if (result.ok) return { ok: true, returned: result.data.returned };
  return { ok: false, message: result.message, failure: result.failure !== undefined };
}
