import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timing } from '@halls/contract';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { idleLaunch } from '#app/game-session/launch-rules.ts';
import { endQuittingWith, leaveFrame, quitGame, quitOwed } from './quit-game.ts';

const { call, closePopup, memberStore, openGame } = vi.hoisted(() => ({
  call: vi.fn(),
  closePopup: vi.fn(),
  memberStore: { setPlaying: vi.fn(), load: vi.fn() },
  openGame: { disown: vi.fn(), forget: vi.fn() },
}));
vi.mock('#app/api/browser-client.ts', () => ({ api: { call } }));
vi.mock('#app/game-session/popup-windows.ts', () => ({ closePopup }));
vi.mock('#app/member/member-store.ts', () => ({ memberStore }));
vi.mock('#app/game-session/open-game.ts', () => ({ openGame }));

const game = { providerId: 'GPR8', gameType: 2, gameCode: 'koi', gameName: 'Koi' };
const left = { ok: true, data: { total: '100.00', returned: [{ gp_id: 'GPR8', cash: '100.00' }] } };
const phase = () => gameSession.read().phase;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  memberStore.load.mockResolvedValue(false);
  gameSession.set({ ...idleLaunch, phase: 'playing', game });
});
afterEach(() => {
  endQuittingWith({});
  vi.useRealTimers();
});

it('closes the window first and waits for the money, for 30 s at most', async () => {
  call.mockResolvedValue(left);
  const quitting = quitGame();
  expect(closePopup).toHaveBeenCalledWith('gameWindow');
  expect(phase()).toBe('quitting');
  expect(await quitting).toEqual({ ok: true });
  expect(memberStore.setPlaying).toHaveBeenCalledWith(false);
  vi.advanceTimersByTime(timing.quittingFlagMs - 1);
  expect(phase()).toBe('quitting');
  vi.advanceTimersByTime(1);
  expect(gameSession.read()).toMatchObject({ phase: 'idle', game: null });
});

it('a frame goes with its game, which is left once', async () => {
  gameSession.change({ place: 'modal', url: 'http://games.test/koi' });
  call.mockResolvedValue(left);
  const leaving = leaveFrame();
  expect(gameSession.read()).toMatchObject({ phase: 'quitting', place: 'window', url: null });
  await Promise.all([leaving, leaveFrame()]);
  expect(call).toHaveBeenCalledTimes(1);
});

it('a frame that is closed while its game is starting waits for the start', async () => {
  gameSession.change({ phase: 'starting', place: 'page' });
  await leaveFrame();
  expect(call).not.toHaveBeenCalled();
  expect(gameSession.read()).toMatchObject({ phase: 'starting', place: 'window' });
});

it('ends when the money has come home', async () => {
  call.mockResolvedValue(left);
  await quitGame();
  endQuittingWith({});
  expect(phase()).toBe('idle');
});

it('ends when the server has answered with the money in it, though no event was heard', async () => {
  call.mockResolvedValue(left);
  const answer = Promise.withResolvers<boolean>();
  memberStore.load.mockReturnValue(answer.promise);
  await quitGame();
  expect(phase()).toBe('quitting');
  answer.resolve(true);
  await answer.promise;
  expect(phase()).toBe('idle');
});

it('does not let the answer to an old question end a newer wait', async () => {
  call.mockResolvedValue(left);
  const answer = Promise.withResolvers<boolean>();
  memberStore.load.mockReturnValueOnce(answer.promise);
  await quitGame();
  endQuittingWith({});
  gameSession.set({ ...idleLaunch, phase: 'playing', game });
  await quitGame();
  answer.resolve(true);
  await answer.promise;
  expect(phase()).toBe('quitting');
});

it('goes on while an event still names money at the game’s provider', async () => {
  call.mockResolvedValue(left);
  await quitGame();
  endQuittingWith({ in_play: { gp_id: 'GPR8', cash: '12.00' } });
  expect(phase()).toBe('quitting');
  endQuittingWith({ in_play: { gp_id: 'GPR8', cash: '0.00' } });
  expect(phase()).toBe('idle');
});

it('takes any money in play for the game’s when the game was opened elsewhere', async () => {
  gameSession.set({ ...idleLaunch, phase: 'quitting', isElsewhere: true });
  endQuittingWith({ in_play: { gp_id: 'GPSL', cash: '12.00' } });
  expect(phase()).toBe('quitting');
});

it('leaves an open game alone when a balance changes', () => {
  endQuittingWith({});
  expect(phase()).toBe('playing');
});

it('ends at once when nothing was to come back', async () => {
  call.mockResolvedValue({ ok: true, data: { total: '0', returned: [] } });
  await quitGame();
  expect(phase()).toBe('idle');
});

it('ends at once and says why when the server refuses, and leaves it to the server whether the game goes on', async () => {
  call.mockResolvedValue({ ok: false, code: 102, message: 'A round is open' });
  expect(await quitGame()).toEqual({ ok: false, message: 'A round is open' });
  expect(phase()).toBe('idle');
  expect(memberStore.setPlaying).not.toHaveBeenCalled();
  expect(memberStore.load).toHaveBeenCalledTimes(1);
});

it('does not let an old wait end a newer one', async () => {
  call.mockResolvedValue(left);
  await quitGame();
  vi.advanceTimersByTime(timing.quittingFlagMs - 1000);
  endQuittingWith({});
  gameSession.set({ ...idleLaunch, phase: 'playing', game });
  await quitGame();
  vi.advanceTimersByTime(2000);
  expect(phase()).toBe('quitting');
});

it('leaves the game once the connection is back, when there was none to leave it by', async () => {
  call.mockResolvedValue({ ok: false, code: 0, message: 'x', failure: 'network fail' });
  expect((await quitGame()).ok).toBe(false);
  expect(openGame.forget).not.toHaveBeenCalled();
  // what the server still says of it: the game is open
  gameSession.change({ phase: 'playing', isElsewhere: true });
  call.mockResolvedValue(left);
  await quitOwed();
  expect(call).toHaveBeenCalledTimes(2);
  expect(openGame.forget).toHaveBeenCalledTimes(1);
  await quitOwed();
  expect(call).toHaveBeenCalledTimes(2);
});

it('owes nothing to a game that was opened since', async () => {
  call.mockResolvedValue({ ok: false, code: 0, message: 'x', failure: 'network fail' });
  await quitGame();
  gameSession.change({ phase: 'playing', game, isElsewhere: false });
  await quitOwed();
  expect(call).toHaveBeenCalledTimes(1);
});
