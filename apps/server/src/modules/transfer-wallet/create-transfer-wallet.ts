import type { Language } from '@halls/contract';
import type { SqlTransaction } from '#platform/database.ts';
import type { WalletOwner } from '#modules/ledger';
import type { ProviderConnection } from '#modules/provider-connection';
import { announceInPlay } from './announce-in-play.ts';
import { bringHome, type BroughtHome, type HomeScope } from './bring-home.ts';
import { ensureProviderMember, readProviderBalances, type ProviderBalance } from './provider-balances.ts';
import { claimReturns, endReturn } from './provider-return.repo.ts';
import { transferIn, transferOut, type TransferInOutcome } from './send-transfer.ts';
import type { TransferOutcome } from './settle-order.ts';
import { settleUnknownOrders, type OnStranded } from './settle-unknown-orders.ts';
import { claimTransferBack, endTransferBack, isTransferBackRunning } from './transfer-back.repo.ts';
import type { TransferWalletParts } from './transfer-wallet.parts.ts';

/** Money that lies with providers. Expected outcomes are answered; only bugs and a lost database throw. */
export interface TransferWallet {
  ensureMember(owner: WalletOwner, connection: ProviderConnection, language: Language): Promise<boolean>;
  transferIn(
    owner: WalletOwner,
    connection: ProviderConnection,
    amountMinor: bigint,
  ): Promise<TransferInOutcome>;
  transferOut(
    owner: WalletOwner,
    connection: ProviderConnection,
    amountMinor: bigint | 'all',
  ): Promise<TransferOutcome>;
  readBalances(owner: WalletOwner): Promise<ProviderBalance[]>;
  /** All money of the providers in scope back to the main wallet. */
  bringHome(owner: WalletOwner, scope: HomeScope): Promise<BroughtHome>;
  /** Money that an open round held back and whose time to be asked for has come, at most `limit`. */
  claimReturns(now: Date, limit: number): Promise<{ readonly owner: WalletOwner; readonly gpId: string }[]>;
  /** The member plays with the money again: it is not to come back by itself. */
  cancelReturn(memberId: number, gpId: string): Promise<void>;
  /** See `announceInPlay`. */
  announceInPlay(transaction: SqlTransaction, owner: WalletOwner, gpId: string): Promise<void>;
  /** Runs `work` unless the member asked for their money within `cooldownMs`: then null. */
  oncePer<Result>(memberId: number, cooldownMs: number, work: () => Promise<Result>): Promise<Result | null>;
  isBringingHome(memberId: number): Promise<boolean>;
  /** The job; see `settleUnknownOrders`. */
  settleUnknownOrders(now: Date, limit: number, onStranded?: OnStranded): Promise<number>;
}

export function createTransferWallet(parts: TransferWalletParts): TransferWallet {
  return {
    ensureMember: (owner, connection, language) => ensureProviderMember(owner, connection, language, parts),
    transferIn: (owner, connection, amountMinor) => transferIn(owner, connection, amountMinor, parts),
    transferOut: (owner, connection, amountMinor) => transferOut(owner, connection, amountMinor, parts),
    readBalances: (owner) => readProviderBalances(owner, parts),
    bringHome: (owner, scope) => bringHome(owner, scope, parts),
    claimReturns: (now, limit) => claimReturns(parts.sql, { now, limit }),
    cancelReturn: (memberId, gpId) => endReturn(parts.sql, { memberId, gpId }),
    announceInPlay: (transaction, owner, gpId) => announceInPlay(transaction, owner, gpId, parts),
    async oncePer(memberId, cooldownMs, work) {
      if (!(await claimTransferBack(parts.sql, memberId, parts.clock(), cooldownMs))) return null;
      try {
        return await work();
      } finally {
        await endTransferBack(parts.sql, memberId);
      }
    },
    isBringingHome: (memberId) => isTransferBackRunning(parts.sql, memberId, parts.clock()),
    settleUnknownOrders: (now, limit, onStranded) => settleUnknownOrders(parts, now, limit, onStranded),
  };
}
