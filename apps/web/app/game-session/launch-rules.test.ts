import { describe, expect, it } from 'vitest';
import {
  canReturnMoney,
  demoMode,
  idleLaunch,
  judgeLaunch,
  openingMode,
  type GameRef,
  type Screen,
} from './launch-rules.ts';

const game: GameRef = { providerId: 'GPR8', gameType: 2, gameCode: 'koi', gameName: 'Koi' };
const other: GameRef = { ...game, gameCode: 'lotus' };
const member = { isMember: true, isDesktop: true, isSiteClosed: false, isDemoSite: false };

describe('judgeLaunch', () => {
  it.each([
    ['a closed site', idleLaunch, { ...member, isSiteClosed: true }, 'r88close_msg'],
    ['a start under way', { ...idleLaunch, phase: 'starting' as const, game }, member, 'pg.alert_starting'],
    ['a quit under way', { ...idleLaunch, phase: 'quitting' as const, game }, member, 'pg.alert_quitting'],
    [
      'the same game open',
      { ...idleLaunch, phase: 'playing' as const, game: other },
      member,
      'pg.alert_duplicate',
    ],
    [
      'another game on a phone',
      { ...idleLaunch, phase: 'playing' as const, game },
      { ...member, isDesktop: false },
      'pg.err_is_playing',
    ],
    ['money on its way back', { ...idleLaunch, returningMoney: true }, member, 'one_key_waiting'],
  ])('refuses %s', (_, state, context, messageKey) => {
    expect(judgeLaunch(state, other, context)).toEqual({ kind: 'refuse', messageKey });
  });

  it('asks a guest to log in, and a member on a desktop to stop the other game', () => {
    expect(judgeLaunch(idleLaunch, game, { ...member, isMember: false })).toEqual({ kind: 'ask_login' });
    expect(judgeLaunch({ ...idleLaunch, phase: 'playing', game: other }, game, member)).toEqual({
      kind: 'ask_stop',
    });
  });

  it('does nothing on a site that only shows itself', () => {
    const onDemoSite = { ...member, isDemoSite: true };
    expect(judgeLaunch(idleLaunch, game, onDemoSite)).toEqual({ kind: 'ignore' });
    expect(judgeLaunch(idleLaunch, game, { ...onDemoSite, isMember: false })).toEqual({ kind: 'ignore' });
  });

  it('starts otherwise', () => {
    expect(judgeLaunch(idleLaunch, game, member)).toEqual({ kind: 'start' });
  });
});

describe('canReturnMoney', () => {
  it('rests while a game is starting, open or being quit, while returning, and for the cooldown', () => {
    expect(canReturnMoney(idleLaunch, 0)).toBe(true);
    expect(canReturnMoney(idleLaunch, 1)).toBe(false);
    expect(canReturnMoney({ ...idleLaunch, returningMoney: true }, 0)).toBe(false);
    for (const phase of ['starting', 'playing', 'quitting'] as const) {
      expect(canReturnMoney({ ...idleLaunch, phase }, 0)).toBe(false);
    }
  });
});

describe('openingMode', () => {
  const desktop: Screen = { device: 'desktop', isNarrow: false, userAgent: 'Mozilla/5.0' };
  const line = 'Mozilla/5.0 Line/14.0';
  const [slot, sports] = [2, 4];
  it.each([
    ['a slot on a desktop', desktop, slot, null, 'window'],
    ['sports on a desktop', desktop, sports, null, 'page'],
    ['what the site has settled to open over the page', desktop, slot, 'modal', 'modal'],
    ['what the site has settled to take the page', desktop, slot, 'redirect', 'redirect'],
    ['sports that the site has settled', desktop, sports, 'window', 'window'],
    ['LINE on a desktop', { ...desktop, userAgent: line }, slot, null, 'window'],
    ['a window as narrow as a phone', { ...desktop, isNarrow: true }, sports, 'modal', 'window'],
    ['a phone', { ...desktop, device: 'mobile', isNarrow: true }, sports, 'modal', 'window'],
    ['a phone that lies on its side', { ...desktop, device: 'mobile' }, slot, 'page', 'window'],
    ['LINE on a phone', { device: 'mobile', isNarrow: true, userAgent: line }, slot, null, 'redirect'],
    ['the app', { ...desktop, device: 'app', isNarrow: true }, sports, 'modal', 'window'],
    ['the app beside LINE', { device: 'app', isNarrow: true, userAgent: line }, slot, null, 'window'],
    ['an installed site on a desktop', { ...desktop, device: 'pwa' }, sports, null, 'page'],
    ['an installed site on a phone', { ...desktop, device: 'pwa', isNarrow: true }, slot, null, 'window'],
  ] as const)('of %s', (_, screen, gameType, opensIn, mode) => {
    expect(openingMode(screen, { gameType, opensIn })).toBe(mode);
  });

  it('gives a demo a window wherever there are any', () => {
    expect(demoMode(desktop)).toBe('window');
    expect(demoMode({ device: 'mobile', isNarrow: true, userAgent: line })).toBe('redirect');
  });
});
