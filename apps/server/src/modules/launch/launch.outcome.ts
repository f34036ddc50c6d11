import type { Maintenance } from '@halls/contract/launch';
import type { Maintenance as ProviderMaintenance } from '#modules/provider-connection';

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
