import { timing } from '@halls/contract';
import { api } from '#app/api/browser-client.ts';
import { closePopup } from '#app/game-session/popup-windows.ts';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { memberStore } from '#app/member/member-store.ts';

export type QuitOutcome = { ok: true } | { ok: false; message: string };

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Leaves the open game: closes its window, tells the server, which brings the money back. Until the
 * balance has arrived by event the state stays `quitting`, for 30 s at most.
 */
export async function quitGame(): Promise<QuitOutcome> {
  closePopup('gameWindow');
  gameSession.change({ phase: 'quitting' });
  const result = await api.call('/member/game/leave1', {});
  if (result.ok) memberStore.setPlaying(false);
  void memberStore.load();
  if (!result.ok || result.data.returned.length === 0) {
    endQuitting();
    return result.ok ? { ok: true } : { ok: false, message: result.message };
  }
  clearTimeout(waiting);
  waiting = setTimeout(endQuitting, timing.quittingFlagMs);
  return { ok: true };
}

/** The money is here, or nobody waits for it any more. */
export function endQuitting(): void {
  clearTimeout(waiting);
  waiting = undefined;
  if (gameSession.read().phase === 'quitting')
    gameSession.change({ phase: 'idle', game: null, isElsewhere: false });
}
