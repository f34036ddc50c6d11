import { timing } from '@halls/contract';
import { api } from '#app/api/browser-client.ts';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { noGame } from '#app/game-session/launch-rules.ts';
import { openGame } from '#app/game-session/open-game.ts';
import { closePopup } from '#app/game-session/popup-windows.ts';
import { isMoney } from '#app/member/member-rules.ts';
import { memberStore } from '#app/member/member-store.ts';
import type { RealtimePayloads } from '#app/realtime/realtime-events.ts';

export type QuitOutcome = { ok: true } | { ok: false; message: string };

let waiting: ReturnType<typeof setTimeout> | undefined;
/** The server was not reached: the game is left as soon as it is. */
let isOwed = false;

/**
 * Leaves the open game: closes its window or frame, tells the server, which brings the money back. Until the
 * balance has arrived, by event or by asking, the state stays `quitting`, for 30 s at most.
 */
export async function quitGame(): Promise<QuitOutcome> {
  closePopup('gameWindow');
  openGame.disown();
  gameSession.change({ phase: 'quitting', place: 'window', url: null });
  const result = await api.call('/member/game/leave1', {});
  isOwed = !result.ok && result.failure !== undefined;
  if (result.ok) {
    openGame.forget();
    memberStore.setPlaying(false);
  }
  const asked = memberStore.load();
  if (!result.ok || result.data.returned.length === 0) {
    endQuitting();
    return result.ok ? { ok: true } : { ok: false, message: result.message };
  }
  void waitForMoney(asked);
  return { ok: true };
}

/** A page that has just been loaded may not hear events yet: what the server answers ends the wait too. */
async function waitForMoney(asked: Promise<boolean>): Promise<void> {
  clearTimeout(waiting);
  const patience = setTimeout(endQuitting, timing.quittingFlagMs);
  waiting = patience;
  if ((await asked) && waiting === patience) endQuitting();
}

/** The frame of the game was closed, by whatever way. What is still starting is left as soon as it has started. */
export async function leaveFrame(): Promise<QuitOutcome> {
  const { phase, place, isElsewhere } = gameSession.read();
  if (place === 'window' || isElsewhere) return { ok: true };
  if (phase === 'playing') return quitGame();
  gameSession.change({ place: 'window' });
  return { ok: true };
}

/** The connection is back: leaves the game that was to be left without one, unless another has begun. */
export async function quitOwed(): Promise<QuitOutcome> {
  const { phase, isElsewhere } = gameSession.read();
  const isDue = isOwed && (phase === 'idle' || (phase === 'playing' && isElsewhere));
  isOwed = false;
  return isDue ? quitGame() : { ok: true };
}

/**
 * The member was told of a balance. One that still names money at the game's provider tells of play that
 * goes on there; any other main balance has that money in it.
 */
export function endQuittingWith({ in_play: inPlay }: Pick<RealtimePayloads['member.cash'], 'in_play'>): void {
  const { game } = gameSession.read();
  const isOfGame = inPlay && (game === null || inPlay.gp_id === game.providerId);
  if (isOfGame && isMoney(inPlay.cash)) return;
  endQuitting();
}

/** The money is here, or nobody waits for it any more. */
export function endQuitting(): void {
  clearTimeout(waiting);
  waiting = undefined;
  if (gameSession.read().phase === 'quitting') gameSession.change(noGame);
}
