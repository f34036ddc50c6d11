import type { TurnoverSource } from '@halls/contract/payment';
import type { WalletOwner } from '#modules/ledger';

/** A withdrawal that is to be decided about. */
export interface WithdrawalSubject extends WalletOwner {
  readonly orderId: string;
  readonly amountMinor: bigint;
  readonly payoutAccountId: string;
}

export interface Screening {
  /**
   * Once for each order: asked again it answers alike. `approve`: nothing speaks against it; `isNewDevice`: but that the
   * member has come in with another device of late; `isChargedBack`: that their bank has taken a deposit back.
   */
  decideWithdrawal(subject: WithdrawalSubject): Promise<{
    readonly outcome: 'approve' | 'review' | 'decline';
    readonly isNewDevice: boolean;
    readonly isChargedBack: boolean;
    readonly decisionId: string | null;
  }>;
  /** What of the wallet has to be played with first, and how much is still to be staked; null where nothing. */
  turnoverLeft(owner: WalletOwner): Promise<{
    readonly heldMinor: bigint;
    readonly leftMinor: bigint;
    readonly open: readonly {
      readonly source: TurnoverSource;
      readonly at: Date;
      readonly receivedMinor: bigint;
      readonly askedMinor: bigint;
      readonly leftMinor: bigint;
    }[];
  } | null>;
}
