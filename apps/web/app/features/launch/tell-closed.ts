import type { Maintenance } from '@halls/contract/launch';
import { dialogs } from '#app/dialogs/dialogs.ts';
import type { LaunchTarget } from '#app/game-session/launch.ts';

/** Code 203: the provider is in maintenance, or operators have switched something off. */
export function tellClosed({ providerName, gameName }: LaunchTarget, data: unknown): void {
  const told = (data ?? {}) as Partial<Maintenance>;
  const { start_at: startAt = null, end_at: endAt = null, stopped = null } = told;
  const name = stopped?.what === 'game' ? gameName : providerName;
  dialogs.open('maintenance', { name, startAt, endAt, stopped });
}
