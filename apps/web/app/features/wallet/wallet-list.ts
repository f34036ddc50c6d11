import { useSyncExternalStore } from 'react';
import { timing, type DataOf } from '@halls/contract';
import type { balanceAllBack, myCash } from '@halls/contract/wallet';
import { api } from '#app/api/browser-client.ts';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { memberStore } from '#app/member/member-store.ts';

export type Wallets = DataOf<typeof myCash>;

interface WalletListState {
  wallets: Wallets | null;
  loading: boolean;
  failed: boolean;
  /** When money may be called back again, by this page's clock. */
  restsUntilMs: number;
}

let state: WalletListState = { wallets: null, loading: false, failed: false, restsUntilMs: 0 };
let asked = 0;
const listeners = new Set<() => void>();

const change = (part: Partial<WalletListState>) => {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
};

export async function loadWallets(): Promise<void> {
  const mine = ++asked;
  change({ loading: true });
  const result = await api.call('/member/profile/my_cash', {}, { reads: true, guarded: true });
  if (mine !== asked) return;
  if (result.ok) change({ wallets: result.data, loading: false, failed: false });
  else change({ loading: false, failed: !result.aborted });
}

export type ReturnOutcome =
  | { ok: true; returned: DataOf<typeof balanceAllBack>['returned'] }
  | { ok: false; message: string; failure: boolean };

/** Brings the money of every provider back. The button then rests, as the server would refuse. */
export async function returnMoney(nowMs: number): Promise<ReturnOutcome> {
  gameSession.change({ returningMoney: true });
  change({ restsUntilMs: nowMs + timing.transferBackCooldownMs });
  const result = await api.call('/member/profile/balance/all/back', {});
  gameSession.change({ returningMoney: false });
  await Promise.all([loadWallets(), memberStore.load()]);
  if (result.ok) return { ok: true, returned: result.data.returned };
  return { ok: false, message: result.message, failure: result.failure !== undefined };
}

export function forgetWallets(): void {
  asked += 1;
  change({ wallets: null, loading: false, failed: false, restsUntilMs: 0 });
}

export function useWalletList(): WalletListState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => state,
  );
}
