import type { Currency, Language } from '@halls/contract';
import type { FreeRoundState, TableOutcome, TablePhase } from '@halls/contract/provider';
import type { Provider } from '#platform/actor.ts';
import type { ProviderConnection } from './provider-connection.ts';
import type { TradingProvider } from './trading-provider.ts';
import type {
  FreeRoundOperation,
  JackpotOutcome,
  OpenedWallet,
  WalletOperation,
  WalletOutcome,
} from './wallet-operation.ts';

/**
 * Speaks the API of a kind of game providers: a folder of `adapters/`. What it says and hears is turned into the words
 * below here, so that nothing else knows how a provider spells them. It has what its API has of the two wallets.
 */
export interface GameProviderAdapter {
  /** For providers that hold the member's money while they play. */
  readonly transfer?: (connection: ProviderConnection) => TransferProvider;
  /** For providers that ask this wallet for every bet. */
  readonly seamless?: SeamlessWire;
  /** A game for play money. */
  openDemo(connection: ProviderConnection, game: GameToOpen): Promise<Opened>;
  /** Where a member looks at a round: a replay, or what verifies it. Null where there is no such page, or no answer. */
  readonly roundPage?: (connection: ProviderConnection, round: RoundToShow) => Promise<string | null>;
  /** What goes on at its shared tables. Null where nothing was told. */
  readonly tables?: (connection: ProviderConnection) => Promise<readonly ToldTable[] | null>;
  /** All members' rounds that ended within a time, as they stand when it is asked. */
  readonly listRounds?: (
    connection: ProviderConnection,
    asked: ListAsked & { readonly from: Date; readonly until: Date },
  ) => Promise<ListPart<ListedRound>>;
  /** What it holds, member by member. */
  readonly listBalances?: (
    connection: ProviderConnection,
    asked: ListAsked,
  ) => Promise<ListPart<ListedBalance>>;
  /** Rounds that a site gives its members there. */
  readonly freeRounds?: (connection: ProviderConnection) => FreeRoundsProvider;
  /** The desk of its sportsbook. */
  readonly trading?: (connection: ProviderConnection) => TradingProvider;
  close(): Promise<void>;
}

/** What an adapter is made of; `longestWaitMs` bounds every call. */
export interface AdapterTools {
  readonly findConnectionByKey: (
    operatorId: string,
    keyId: string,
  ) => Promise<ProviderConnection | undefined>;
  readonly nowMs: () => number;
  readonly newId: () => string;
  readonly longestWaitMs: number;
}

export interface Player {
  readonly memberId: number;
  readonly currency: Currency;
}

export interface GameToOpen {
  readonly gameCode: string;
  readonly currency: Currency;
  readonly language: Language;
  readonly device: 'desktop' | 'mobile' | 'app';
  /** Where the game's exit leads. */
  readonly lobbyUrl: string;
}

export interface RoundToShow {
  readonly player: Player;
  readonly roundId: string;
  readonly language: Language;
}

/** A shared table as its provider told it. Times are counted from the provider's own clock: no two clocks agree. */
export interface ToldTable {
  readonly gameCode: string;
  readonly roundId: string;
  readonly phase: TablePhase;
  /** How long stakes were still taken; null where the provider does not say. */
  readonly closesInMs: number | null;
  /** How long it was until the next round; null where the provider does not say. */
  readonly opensInMs: number | null;
  /** The newest first. */
  readonly results: readonly TableOutcome[];
}

/** A part of a list. The first has no cursor, the others that of the part before. */
export interface ListAsked {
  readonly cursor: string | null;
  readonly limit: number;
}

export type ListPart<Item> =
  | { readonly kind: 'told'; readonly list: readonly Item[]; readonly nextCursor: string | null }
  /** Nothing certain came back, and why. */
  | { readonly kind: 'unknown'; readonly why: string }
  /** Its API has no such list. */
  | { readonly kind: 'none' };

/** Of whom a provider speaks; `memberId` is null for somebody who is no member of ours. */
interface Listed {
  readonly memberRef: string;
  readonly memberId: number | null;
  readonly currency: Currency;
}

/** A round that has ended, as its provider lists it. */
export interface ListedRound extends Listed {
  readonly roundId: string;
  readonly gameCode: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly isVoid: boolean;
  readonly endedAt: Date;
}

export interface ListedBalance extends Listed {
  readonly amountMinor: bigint;
  readonly isRoundOpen: boolean;
}

export type Opened =
  | { readonly kind: 'opened'; readonly url: string }
  | { readonly kind: 'maintenance' | 'no_game' | 'failed' };

/** `orderId` is what makes a repetition harmless. */
export interface OrderToSend {
  readonly orderId: string;
  readonly player: Player;
}

/** With these a provider says that it has not moved the money and will not. */
export const refusals = [
  'MEMBER_NOT_FOUND',
  'NOT_ENOUGH_MONEY',
  'ROUND_OPEN',
  'MAINTENANCE',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'REJECTED',
] as const;
export type Refusal = (typeof refusals)[number];

/** A balance as a provider told it. */
export interface ToldBalance {
  readonly minor: bigint;
  /** Counts the balance's changes, where the provider does: the higher the newer. */
  readonly version: bigint | null;
}

/** What an answer makes of an order. Whatever is not a clear word is `unknown`: it may have happened. */
export type Verdict =
  | { readonly state: 'confirmed'; readonly amountMinor: bigint | null; readonly balance: ToldBalance | null }
  | { readonly state: 'rejected'; readonly word: Refusal }
  | { readonly state: 'unknown'; readonly word: string };

export interface EndedRound {
  readonly roundId: string;
  /** Null for somebody who is no member of ours. */
  readonly memberId: number | null;
  readonly gameCode: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly endedAt: Date;
  /** With this round in it; null where the provider does not say. */
  readonly balance: ToldBalance | null;
}

export type RoundsPage =
  | { readonly rounds: readonly EndedRound[]; readonly nextCursor: string }
  | { readonly why: string };

/** A provider that holds money. Nothing here throws: what was not clearly answered is told as that. */
export interface TransferProvider {
  /** Makes the member known there, as often as it is asked. False when the provider did not agree. */
  ensureMember(player: Player, language: Language): Promise<boolean>;
  transferIn(order: OrderToSend & { readonly amountMinor: bigint }): Promise<Verdict>;
  transferOut(order: OrderToSend & { readonly amountMinor: bigint }): Promise<Verdict>;
  /** All that the player has there; a confirmation names the amount. */
  transferOutAll(order: OrderToSend): Promise<Verdict>;
  /** What became of an order. `rejected` is final: the provider refuses the order if it still arrives. */
  status(order: OrderToSend & { readonly direction: 'in' | 'out' | 'out_all' }): Promise<Verdict>;
  /** Null when nothing was heard. */
  balance(player: Player): Promise<(ToldBalance & { readonly isRoundOpen: boolean }) | null>;
  /** All members' rounds in the order in which they ended, after `cursor` (at most 64 characters, '' to begin with). */
  rounds(cursor: string, limit: number): Promise<RoundsPage>;
  /** Closes the player's windows. */
  kick(player: Player): Promise<void>;
  /** Asked while money is on its way there: the address is used once that has arrived, or not at all. */
  open(player: Player, game: GameToOpen): Promise<Opened>;
}

/** A grant of free rounds. `grantId` is ours, and what makes a repetition harmless. */
export interface FreeGrant {
  readonly grantId: string;
  readonly player: Player;
}

/** What a provider says of a grant. Nothing certain came back of an `unknown` one: it is asked again. */
export type FreeRoundsTold =
  | { readonly kind: 'told'; readonly state: FreeRoundState }
  | { readonly kind: 'refused'; readonly word: string }
  | { readonly kind: 'unknown'; readonly why: string };

/** A provider whose games can be played for nothing. Nothing here throws. */
export interface FreeRoundsProvider {
  give(
    grant: FreeGrant & {
      readonly gameCode: string;
      readonly count: number;
      readonly stakeMinor: bigint;
      readonly expiresAt: Date;
    },
  ): Promise<FreeRoundsTold>;
  status(grant: FreeGrant): Promise<FreeRoundsTold>;
  /** Unknown as long as a round of it is open. */
  cancel(grant: FreeGrant): Promise<FreeRoundsTold>;
}

/** How long a provider is waited for. A transfer's sender gives up before others may ask about its order. */
export const patienceMs = {
  transfer: 5_000,
  status: 3_000,
  // a list of wallets then shows what the provider last said
  balance: 1_500,
  rounds: 2_000,
  roundPage: 3_000,
  // what is older than that says nothing of a table any more
  tables: 3_000,
  // the member waits meanwhile, and the money is transferred back without it too
  kick: 3_000,
  freeRounds: 5_000,
  trading: 3_000,
  other: 10_000,
} as const;

/** The wire of providers that ask this wallet. */
export interface SeamlessWire {
  readonly routes: readonly WalletRoute[];
  /** For a request that could not be taken: too large, too many at once, or broken down. */
  presentFailure(failure: 'unreadable' | 'overloaded' | 'broken'): HttpAnswer;
  /** Where a game opens with a one-time code that `authenticate` redeems. */
  open(connection: ProviderConnection, game: GameToOpen, code: string): Promise<Opened>;
}

export interface WalletRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Decides whether the request can be trusted and read, and what it asks for. */
  read(request: IncomingRequest): Promise<WalletRequest>;
}

export interface IncomingRequest {
  readonly method: string;
  /** As it stands in the request line, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** What a provider asks of the wallet, and how the answer is put in its words. */
export type WalletRequest =
  /** Not to be trusted, or not to be read: nothing is done. */
  | { readonly kind: 'refused'; readonly answer: HttpAnswer }
  | {
      readonly kind: 'authenticate';
      readonly actor: Provider;
      readonly code: string;
      readonly present: (opened: OpenedWallet) => HttpAnswer;
    }
  | {
      readonly kind: 'balance';
      readonly actor: Provider;
      readonly token: string;
      readonly currency: string;
      readonly present: (outcome: WalletOutcome) => HttpAnswer;
    }
  | {
      readonly kind: 'jackpot';
      readonly actor: Provider;
      readonly token: string;
      readonly currency: string;
      readonly present: (outcome: JackpotOutcome) => HttpAnswer;
    }
  | {
      readonly kind: 'free-round';
      readonly operation: FreeRoundOperation;
      readonly present: (outcome: WalletOutcome) => HttpAnswer;
    }
  | {
      readonly kind: 'operation';
      readonly operation: WalletOperation;
      readonly present: (outcome: WalletOutcome) => HttpAnswer;
    };
