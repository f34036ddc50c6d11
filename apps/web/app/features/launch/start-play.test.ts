import { beforeEach, expect, it, vi } from 'vitest';
import type { LaunchTarget } from '#app/game-session/launch.ts';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { idleLaunch } from '#app/game-session/launch-rules.ts';
import type { Page } from '#app/page/page-context.ts';
import { startPlay } from './start-play.ts';

const { call, windows, memberStore, open, show, quitGame, openGame } = vi.hoisted(() => ({
  call: vi.fn(),
  windows: { openPopup: vi.fn(), closePopup: vi.fn(), showInPopup: vi.fn() },
  memberStore: { setPlaying: vi.fn(), load: vi.fn() },
  open: vi.fn(),
  show: vi.fn(),
  quitGame: vi.fn(),
  openGame: { keep: vi.fn() },
}));
vi.mock('#app/api/browser-client.ts', () => ({ api: { call } }));
vi.mock('#app/game-session/popup-windows.ts', () => windows);
vi.mock('#app/member/member-store.ts', () => ({ memberStore }));
vi.mock('#app/game-session/open-game.ts', () => ({ openGame }));
vi.mock('#app/session/browser-session.ts', () => ({ browserSession: { read: () => ({ memberId: 17 }) } }));
vi.mock('#app/dialogs/dialogs.ts', () => ({ dialogs: { open } }));
vi.mock('@halls/web-kit', async (original) => ({ ...(await original<object>()), toasts: { show } }));
vi.mock('./quit-game.ts', () => ({ quitGame }));

const target: LaunchTarget = {
  hallId: 2,
  providerId: 'GPR8',
  providerName: 'R8',
  gameType: 2,
  gameCode: 'koi',
  gameName: 'Koi',
  house: '',
  hasDemo: true,
};
const page = {
  info: { device: 'desktop' },
  texts: { load: async () => (key: string) => key },
} as unknown as Page;
const popup = { closed: false };
const assign = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  gameSession.set(idleLaunch);
  popup.closed = false;
  windows.openPopup.mockReturnValue(popup);
  vi.stubGlobal('window', { location: { origin: 'http://site.test', assign } });
});

const started = { ok: true, data: { game_url: 'http://games.test/koi' } };

it('opens the window before it asks, and shows the game in it', async () => {
  call.mockImplementation(async () => {
    expect(windows.openPopup).toHaveBeenCalledWith('gameWindow');
    expect(gameSession.read()).toMatchObject({ phase: 'starting', game: target });
    return started;
  });
  await startPlay(target, page, 'window');
  expect(windows.showInPopup).toHaveBeenCalledWith(popup, started.data.game_url);
  expect(gameSession.read().phase).toBe('playing');
  expect(memberStore.setPlaying).toHaveBeenCalledWith(true);
  expect(openGame.keep).toHaveBeenCalledWith(17, target, 'window');
});

it('opens in the page itself when asked to, which the game leads back home from', async () => {
  call.mockResolvedValue(started);
  await startPlay(target, page, 'redirect');
  expect(windows.openPopup).not.toHaveBeenCalled();
  expect(call.mock.calls[0]?.[1]).toMatchObject({ lobby_url: 'http://site.test/' });
  expect(assign).toHaveBeenCalledWith(started.data.game_url);
});

it.each(['modal', 'page'] as const)('opens in a frame of the page: %s', async (place) => {
  call.mockImplementation(async () => {
    expect(gameSession.read()).toMatchObject({ phase: 'starting', place, url: null });
    return started;
  });
  await startPlay(target, page, place);
  expect(windows.openPopup).not.toHaveBeenCalled();
  expect(call.mock.calls[0]?.[1]).toMatchObject({ lobby_url: 'http://site.test/close' });
  expect(gameSession.read()).toMatchObject({ phase: 'playing', place, url: started.data.game_url });
  expect(openGame.keep).toHaveBeenCalledWith(17, target, place);
  expect(open.mock.calls).toEqual(place === 'modal' ? [['play-game']] : []);
  expect(assign).not.toHaveBeenCalled();
});

it('frames an origin that the page does not know by the page of the site that does', async () => {
  const data = { ...started.data, frame_url: '/game-frame?at=sealed' };
  call.mockResolvedValue({ ok: true, data });
  await startPlay(target, page, 'modal');
  expect(gameSession.read().url).toBe(data.frame_url);
  gameSession.set(idleLaunch);
  await startPlay(target, page, 'window');
  expect(windows.showInPopup).toHaveBeenCalledWith(popup, data.game_url);
});

it('leaves a game whose frame was closed while it was being started', async () => {
  call.mockImplementation(async () => {
    gameSession.change({ place: 'window' });
    return started;
  });
  await startPlay(target, page, 'modal');
  expect(quitGame).toHaveBeenCalledTimes(1);
  expect(gameSession.read().url).toBeNull();
});

it('moves no money when the browser refuses the window', async () => {
  windows.openPopup.mockReturnValue(null);
  await startPlay(target, page, 'window');
  expect(call).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledWith('popup-blocked', { target, mode: 'play' });
  expect(gameSession.read()).toEqual(idleLaunch);
});

it('leaves a game whose window was closed while it was being started', async () => {
  call.mockImplementation(async () => {
    popup.closed = true;
    return started;
  });
  await startPlay(target, page, 'window');
  expect(quitGame).toHaveBeenCalledTimes(1);
  expect(windows.showInPopup).not.toHaveBeenCalled();
  expect(memberStore.setPlaying).not.toHaveBeenCalledWith(true);
});

it.each([
  ['a refusal', { ok: false, code: 102, message: 'Not now' }, 'Not now'],
  ['no connection', { ok: false, code: 0, message: 'x', failure: 'network fail' }, 'no_connection'],
])(
  'after %s the window is closed, the state is as before, and the member is told',
  async (_, result, text) => {
    call.mockResolvedValue(result);
    await startPlay(target, page, 'window');
    expect(windows.closePopup).toHaveBeenCalledWith('gameWindow');
    expect(gameSession.read()).toEqual(idleLaunch);
    expect(memberStore.setPlaying).toHaveBeenCalledWith(false);
    expect(memberStore.load).toHaveBeenCalledTimes(1);
    expect(show).toHaveBeenCalledWith('error', text);
  },
);

it('tells of maintenance with its times', async () => {
  call.mockResolvedValue({ ok: false, code: 203, message: '', data: { start_at: '2026-11-21T10:00:00Z' } });
  await startPlay(target, page, 'window');
  expect(open).toHaveBeenCalledWith('maintenance', {
    name: 'R8',
    startAt: '2026-11-21T10:00:00Z',
    endAt: null,
    stopped: null,
  });
  expect(show).not.toHaveBeenCalled();
});

it('names what operators have switched off, and their word of the cause', async () => {
  const stopped = { what: 'game', cause: 'check' };
  const data = { start_at: '2026-11-21T10:00:00Z', end_at: null, stopped };
  call.mockResolvedValue({ ok: false, code: 203, message: '', data });
  await startPlay(target, page, 'window');
  expect(open).toHaveBeenCalledWith('maintenance', {
    name: target.gameName,
    startAt: data.start_at,
    endAt: null,
    stopped,
  });
});

it('remembers that transfers are switched off', async () => {
  call.mockResolvedValue({ ok: false, code: 957, message: 'Switched off' });
  await startPlay(target, page, 'window');
  expect(gameSession.read().transferDisabled).toBe(true);
});

it('is silent when the session has ended, which says so itself', async () => {
  call.mockResolvedValue({ ok: false, code: 401, message: 'Log in again' });
  await startPlay(target, page, 'window');
  expect(show).not.toHaveBeenCalled();
  expect(gameSession.read().phase).toBe('idle');
});

it('takes the place of an open game in one call, and leaves that one when it cannot', async () => {
  gameSession.set({ ...idleLaunch, phase: 'playing', game: { ...target, gameCode: 'lotus' } });
  call.mockResolvedValue(started);
  await startPlay(target, page, 'window');
  expect(call).toHaveBeenCalledTimes(1);
  expect(quitGame).not.toHaveBeenCalled();
  expect(gameSession.read()).toMatchObject({ phase: 'playing', game: target });

  call.mockResolvedValue({ ok: false, code: 107, message: 'No such game' });
  await startPlay({ ...target, gameCode: 'gone' }, page, 'window');
  expect(show).toHaveBeenCalledWith('error', 'No such game');
  await vi.waitFor(() => expect(quitGame).toHaveBeenCalledTimes(1));
});
