import type { Currency, Language } from '@halls/contract';
import type { SeamlessStatus } from '@halls/contract/provider';
import type { Provider } from '#platform/actor.ts';

interface OperationBase {
  /** Whose signature the request had. */
  readonly actor: Provider;
  readonly memberRef: string;
  readonly roundId: string;
}

/** What a request has that is done once for its `transactionId`, under a session. */
interface SessionOperation extends OperationBase {
  /** The provider's, unique for ever; with `content` it tells a repetition from another request. */
  readonly transactionId: string;
  /** All that must be the same when the request comes again. */
  readonly content: string;
  readonly token: string;
  readonly siteId: number;
  readonly currency: string;
  readonly gameCode: string;
  readonly isRoundClosed: boolean;
  /** Kept with the money; `round_id` is in it, and `free_stake_minor` where the house stakes. */
  readonly note: Readonly<Record<string, string | boolean>>;
}

/** Moves money. `stakeMinor` goes from the member to the provider, `payoutMinor` the other way. */
export interface MoneyOperation extends SessionOperation {
  readonly method: 'bet' | 'win' | 'bet-win' | 'bonus-win' | 'adjust';
  readonly stakeMinor: bigint;
  /** Below zero for an adjustment that takes. */
  readonly payoutMinor: bigint;
  /** The part of the stake that goes to a jackpot, where the provider says so. */
  readonly contributionMinor?: bigint;
}

/** Pays what the jackpot holds to a round that has fed it. */
export interface JackpotWinOperation extends SessionOperation {
  readonly method: 'jackpot-win';
}

/** Takes a transaction back. */
export interface RollbackOperation extends OperationBase {
  readonly method: 'rollback';
  readonly transactionId: string;
  readonly content: string;
  readonly referenceTransactionId: string;
}

export interface RoundCloseOperation extends OperationBase {
  readonly method: 'round-close';
}

/** Tells of a round that a grant of free rounds has paid for; no money moves. */
export interface FreeRoundOperation extends OperationBase {
  readonly transactionId: string;
  /** All that must be the same when the request comes again. */
  readonly content: string;
  readonly grantId: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
}

/** What a provider asks the wallet to do, whatever its wire. */
export type WalletOperation = MoneyOperation | JackpotWinOperation | RollbackOperation | RoundCloseOperation;

/** The statuses are the house protocol's; an adapter has its own words for them. */
export interface WalletOutcome {
  readonly status: SeamlessStatus;
  readonly walletTransactionId: string | null;
  /** Minor units; null where the member is not known. */
  readonly cashMinor: bigint | null;
  readonly bonusMinor: bigint;
  readonly currency: Currency | null;
  readonly isReplayed: boolean;
  /** What a jackpot's winner was paid; null of anything else. */
  readonly amountMinor: bigint | null;
  /** Of a rollback: false when there was nothing to take back. */
  readonly isApplied: boolean | null;
}

/** The jackpot that a session's bets feed; null where they feed none. */
export type JackpotOutcome =
  | { readonly status: Exclude<SeamlessStatus, 'OK'> }
  | { readonly status: 'OK'; readonly currency: Currency; readonly amountMinor: bigint | null };

/** A redeemed code. The token names the session from then on. */
export type OpenedWallet =
  | { readonly status: Exclude<SeamlessStatus, 'OK'> }
  | {
      readonly status: 'OK';
      readonly token: string;
      readonly memberRef: string;
      readonly siteId: number;
      readonly currency: Currency;
      readonly language: Language;
      readonly cashMinor: bigint;
      readonly bonusMinor: bigint;
    };
