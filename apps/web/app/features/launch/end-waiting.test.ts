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
  await endWaiting();
  expect(quitGame).toHaveBeenCalledOnce();
});

it('leaves the game that the page shows in a frame', async () => {
  gameSession.change({ place: 'modal' });
  readWaitingPopup.mockReturnValue(null);
  await endWaiting();
  expect(leaveFrame).toHaveBeenCalledOnce();
});

it('leaves no game twice, and none of another tab', async () => {
  readWaitingPopup.mockReturnValue('gameWindow');
  gameSession.set({ ...idleLaunch, phase: 'quitting' });
  await endWaiting();
  gameSession.set({ ...idleLaunch, phase: 'playing', isElsewhere: true });
  await endWaiting();
  expect(quitGame).not.toHaveBeenCalled();
});

it('closes another window that is waited for, and nothing where none is', async () => {
  readWaitingPopup.mockReturnValue('depositWindow');
  await endWaiting();
  expect(closePopup).toHaveBeenCalledExactlyOnceWith('depositWindow');
  readWaitingPopup.mockReturnValue(null);
  await endWaiting();
  expect(closePopup).toHaveBeenCalledOnce();
  expect(quitGame).not.toHaveBeenCalled();
});
