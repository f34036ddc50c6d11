import { beforeEach, expect, it, vi } from 'vitest';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { idleLaunch, type GameRef } from '#app/game-session/launch-rules.ts';
import { adoptGame, dropGame, followOtherTab } from './adopt-game.ts';

const { windows, memberStore, openGame, quitGame } = vi.hoisted(() => ({
  windows: { closePopup: vi.fn(), findPopup: vi.fn() },
  memberStore: { isPlaying: vi.fn(), load: vi.fn() },
  openGame: { read: vi.fn(), place: vi.fn(), isOfThisTab: vi.fn(), disown: vi.fn() },
  quitGame: vi.fn(),
}));
vi.mock('#app/game-session/popup-windows.ts', () => windows);
vi.mock('#app/game-session/open-game.ts', () => ({ openGame }));
vi.mock('#app/member/member-store.ts', () => ({ memberStore }));
vi.mock('./quit-game.ts', () => ({ quitGame }));

const koi: GameRef = { providerId: 'GPR8', gameType: 2, gameCode: 'koi', gameName: 'Koi' };
const lotus: GameRef = { ...koi, gameCode: 'lotus', gameName: 'Lotus' };
const own = { ...idleLaunch, phase: 'playing' as const, game: koi };

beforeEach(() => {
  vi.clearAllMocks();
  gameSession.set(idleLaunch);
  openGame.read.mockReturnValue(koi);
  openGame.place.mockReturnValue('window');
  quitGame.mockResolvedValue({ ok: true });
});

it('a page that was loaded anew finds its window again', async () => {
  openGame.isOfThisTab.mockResolvedValue(true);
  windows.findPopup.mockReturnValue(true);
  await adoptGame(17);
  expect(gameSession.read()).toEqual(own);
  expect(quitGame).not.toHaveBeenCalled();
});

it('a page that was loaded anew leaves the game whose window was closed in the meantime', async () => {
  openGame.isOfThisTab.mockResolvedValue(true);
  windows.findPopup.mockReturnValue(false);
  await adoptGame(17);
  expect(quitGame).toHaveBeenCalledTimes(1);
});

it.each(['modal', 'page', 'redirect'])('leaves a game of %s whose page is gone', async (place) => {
  openGame.isOfThisTab.mockResolvedValue(true);
  openGame.place.mockReturnValue(place);
  await adoptGame(17);
  expect(windows.findPopup).not.toHaveBeenCalled();
  expect(quitGame).toHaveBeenCalledTimes(1);
});

it('another tab names the game and does not look for its window', async () => {
  openGame.isOfThisTab.mockResolvedValue(false);
  await adoptGame(17);
  expect(gameSession.read()).toEqual({ ...own, isElsewhere: true });
  expect(windows.findPopup).not.toHaveBeenCalled();
});

it('a game that was left elsewhere takes its window along', () => {
  gameSession.set(own);
  memberStore.isPlaying.mockReturnValue(false);
  dropGame();
  expect(windows.closePopup).toHaveBeenCalledWith('gameWindow');
  expect(gameSession.read()).toEqual(idleLaunch);
});

it.each([true, null])('a game is kept while it is known to be open or nothing is known: %s', (isPlaying) => {
  gameSession.set(own);
  memberStore.isPlaying.mockReturnValue(isPlaying);
  dropGame();
  expect(gameSession.read()).toEqual(own);
});

it('a game of another tab takes the place of this one’s', () => {
  gameSession.set(own);
  openGame.read.mockReturnValue(lotus);
  followOtherTab(17);
  expect(windows.closePopup).toHaveBeenCalledWith('gameWindow');
  expect(gameSession.read()).toEqual({ ...own, game: lotus, isElsewhere: true });
  expect(memberStore.load).toHaveBeenCalledTimes(1);
});

it('a game of another tab closes the frame of this one’s', () => {
  gameSession.set({ ...own, place: 'modal', url: 'http://games.test/koi' });
  openGame.read.mockReturnValue(lotus);
  followOtherTab(17);
  expect(gameSession.read()).toEqual({ ...own, game: lotus, isElsewhere: true });
});

it('word of the game that this tab has open changes nothing', () => {
  gameSession.set(own);
  followOtherTab(17);
  expect(windows.closePopup).not.toHaveBeenCalled();
  expect(gameSession.read()).toEqual(own);
});
