import type { Maintenance } from '@halls/contract/launch';
import type { PlayStop } from '#modules/play-stop';
import type { Opened, Maintenance as ProviderMaintenance } from '#modules/provider-connection';

export interface GameRequest {
  readonly gpId: string;
  readonly gtId: number;
  readonly gameCode: string;
  readonly device: 'desktop' | 'mobile' | 'app';
  readonly lobbyUrl: string;
}

export type Started =
  | { readonly kind: 'started'; readonly gameUrl: string }
  | { readonly kind: 'maintenance'; readonly interval: Maintenance }
  | {
      readonly kind:
        | 'failed'
        | 'wrong_currency'
        | 'transferring_back'
        | 'starting'
        | 'site_closed'
        | 'no_game'
        | 'transfer_disabled';
    };

export function presentMaintenance({ startAt, endAt }: ProviderMaintenance): Started {
  return {
    kind: 'maintenance',
    interval: { start_at: startAt.toISOString(), end_at: endAt?.toISOString() ?? null },
  };
}

/** What is switched off comes back when somebody says so. */
export function presentStop({ gpId, gameCode, since, cause }: PlayStop): Started {
  const what = gpId === null ? 'all' : gameCode === null ? 'provider' : 'game';
  return {
    kind: 'maintenance',
    interval: { start_at: since.toISOString(), end_at: null, stopped: { what, cause } },
  };
}

/** What a provider answered to the wish to open a game. Its own maintenance has no known end. */
export function presentOpened(opened: Opened): Started {
  if (opened.kind === 'opened') return { kind: 'started', gameUrl: opened.url };
  if (opened.kind !== 'maintenance') return { kind: opened.kind };
  return { kind: 'maintenance', interval: { start_at: null, end_at: null } };
}
