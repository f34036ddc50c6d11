import type { ReceivedOf } from '@halls/contract';
import type { redEnvelopeDisplay } from '@halls/contract/activity';
import type { catalogueChanged } from '@halls/contract/catalogue';
import type { carouselPictureChanged, jackpotAmount, jackpotWon } from '@halls/contract/content';
import type { forwardGameStatus, gameUrl } from '@halls/contract/launch';
import type { letterDeleted, letterRead, letterSent } from '@halls/contract/letter';
import type { depositChanged, withdrawalChanged } from '@halls/contract/payment';
import type { limitReached } from '@halls/contract/protection';
import type { profileUpdated } from '@halls/contract/member';
import type { memberFreeRounds } from '@halls/contract/free-rounds';
import type { offerChanged } from '@halls/contract/offer';
import type { bonusRefused, memberBonus } from '@halls/contract/promotion';
import type { appCleanCache, memberLogin } from '@halls/contract/session';
import type {
  customerServiceLinkChange,
  modelLoginChanged,
  modelSettingsChanged,
  modelSponsorChanged,
} from '@halls/contract/site';
import type {
  allTransferBack,
  memberCash,
  memberDepositSuccess,
  transferChanged,
} from '@halls/contract/wallet';
import type { tournamentStandings } from '@halls/contract/tournament';
import { createSignal, type Signal } from '@halls/web-kit';

type HeardEvent =
  | typeof allTransferBack
  | typeof appCleanCache
  | typeof bonusRefused
  | typeof carouselPictureChanged
  | typeof catalogueChanged
  | typeof customerServiceLinkChange
  | typeof depositChanged
  | typeof withdrawalChanged
  | typeof forwardGameStatus
  | typeof jackpotAmount
  | typeof jackpotWon
  | typeof gameUrl
  | typeof offerChanged
  | typeof letterDeleted
  | typeof limitReached
  | typeof letterRead
  | typeof letterSent
  | typeof memberBonus
  | typeof memberCash
  | typeof memberDepositSuccess
  | typeof memberFreeRounds
  | typeof memberLogin
  | typeof modelLoginChanged
  | typeof modelSettingsChanged
  | typeof modelSponsorChanged
  | typeof profileUpdated
  | typeof redEnvelopeDisplay
  | typeof tournamentStandings
  | typeof transferChanged;

/** What the server tells a page while it is open, by the event's name on the wire. */
export type RealtimePayloads = { [Event in HeardEvent as Event['event']]: ReceivedOf<Event> };
export type RealtimeEventName = keyof RealtimePayloads;

export interface RealtimeEvents {
  on<Name extends RealtimeEventName>(
    name: Name,
    listener: (payload: RealtimePayloads[Name]) => void,
  ): () => void;
  emit<Name extends RealtimeEventName>(name: Name, payload: RealtimePayloads[Name]): void;
  /** The page's first connection is on its channels: what changed since the page was drawn was not heard. */
  joined: Signal;
  /** The connection is gone; it is tried again until it is back. */
  lost: Signal;
  /** The member's own channel is no longer theirs: the session may have ended. */
  refused: Signal;
  /** The connection is back after a loss: anything may have been missed. */
  resumed: Signal;
}

export function createRealtimeEvents(): RealtimeEvents {
  const signals: { [Name in RealtimeEventName]?: Signal<RealtimePayloads[Name]> } = {};
  return {
    on<Name extends RealtimeEventName>(name: Name, listener: (payload: RealtimePayloads[Name]) => void) {
      const signal: Signal<RealtimePayloads[Name]> = signals[name] ?? createSignal();
      signals[name] = signal as (typeof signals)[Name];
      return signal.on(listener);
    },
    emit: (name, payload) => signals[name]?.emit(payload),
    joined: createSignal(),
    lost: createSignal(),
    refused: createSignal(),
    resumed: createSignal(),
  };
}

/** The page's one stream of events; features listen, the connection emits. */
export const realtimeEvents: RealtimeEvents = createRealtimeEvents();
