import { beforeEach, expect, it, vi } from 'vitest';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { idleLaunch } from '#app/game-session/launch-rules.ts';
import { endWaiting } from './end-waiting.ts';

const { closePopup, readWaitingPopup, quitGame, leaveFrame } = vi.hoisted(() => ({
  leaveFrame: vi.fn(async () => ({ ok: true })),
  closePopup: vi.fn(),
  readWaitingPopup: vi.fn(),
  quitGame: vi.fn(async () => ({ ok: true })),
}));
vi.mock('#app/game-session/popup-windows.ts', () => ({ closePopup, readWaitingPopup }));
vi.mock('./quit-game.ts', () => ({ quitGame, leaveFrame }));

beforeEach(() => {
  vi.clearAllMocks();
  gameSession.set({ ...idleLaunch, phase: 'playing' });
});

it('leaves the game whose window this tab has', async () => {
  readWaitingPopup.mockReturnValue('gameWindow');
  await endWaiting(null);
  expect(quitGame).toHaveBeenCalledOnce();
});

it('leaves the game that the page shows in a frame', async () => {
  gameSession.change({ place: 'modal' });
  readWaitingPopup.mockReturnValue(null);
  await endWaiting('gameFrame');
  await endWaiting(null);
  expect(leaveFrame).toHaveBeenCalledTimes(2);
});

it('leaves no game twice, and none of another tab', async () => {
  gameSession.set({ ...idleLaunch, phase: 'quitting' });
  await endWaiting('gameWindow');
  gameSession.set({ ...idleLaunch, phase: 'playing', isElsewhere: true });
  await endWaiting('gameWindow');
  expect(quitGame).not.toHaveBeenCalled();
});

it('closes another window that is waited for, and nothing where none is', async () => {
  readWaitingPopup.mockReturnValue('depositWindow');
  await endWaiting(null);
  expect(closePopup).toHaveBeenCalledExactlyOnceWith('depositWindow');
  readWaitingPopup.mockReturnValue(null);
  await endWaiting(null);
  expect(closePopup).toHaveBeenCalledOnce();
  expect(quitGame).not.toHaveBeenCalled();
});

it('takes the end of a game for no end of a deposit, and the other way round', async () => {
  readWaitingPopup.mockReturnValue('depositWindow');
  await endWaiting('gameWindow');
  expect(quitGame).toHaveBeenCalledOnce();
  expect(closePopup).not.toHaveBeenCalled();
  readWaitingPopup.mockReturnValue('gameWindow');
  gameSession.change({ place: 'modal' });
  await endWaiting('depositWindow');
  expect(closePopup).toHaveBeenCalledExactlyOnceWith('depositWindow');
  expect([quitGame.mock.calls.length, leaveFrame.mock.calls.length]).toEqual([1, 0]);
});
