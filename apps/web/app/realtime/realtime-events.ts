/** What the server tells a member's page while it is open, by the event's name on the wire. */
export interface RealtimePayloads {
  'member.cash': {
    cash: string;
    currency: string;
    /** What the provider of the open game holds, when it holds money itself. */
    in_play?: { gp_id: string; cash: string };
    seq: number;
  };
  login: { token: string; seq: number };
  'game.url': { gp_id: string; game_type: number; game_code: string; game_url: string; seq: number };
  'forward_game.status': { code: number; seq: number };
  all_transfer_back: { seq: number };
  'profile.updated': { seq: number };
  app_clean_cache: { seq: number };
  'carousel_picture.url': { seq: number };
  customer_service_link_change: { seq: number };
}

export type RealtimeEventName = keyof RealtimePayloads;
type Listener<Name extends RealtimeEventName> = (payload: RealtimePayloads[Name]) => void;

export interface RealtimeEvents {
  on<Name extends RealtimeEventName>(name: Name, listener: Listener<Name>): () => void;
  emit<Name extends RealtimeEventName>(name: Name, payload: RealtimePayloads[Name]): void;
  /** The connection is back after a loss: anything may have been missed. */
  onResumed(listener: () => void): () => void;
  resume(): void;
}

export function createRealtimeEvents(): RealtimeEvents {
  const listeners = new Map<RealtimeEventName, Set<(payload: never) => void>>();
  const resumed = new Set<() => void>();
  return {
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
    emit(name, payload) {
      for (const listener of listeners.get(name) ?? []) (listener as Listener<typeof name>)(payload);
    },
    onResumed(listener) {
      resumed.add(listener);
      return () => resumed.delete(listener);
    },
    resume() {
      for (const listener of resumed) listener();
    },
  };
}

/** The page's one stream of events; features listen, the connection emits. */
export const realtimeEvents: RealtimeEvents = createRealtimeEvents();
