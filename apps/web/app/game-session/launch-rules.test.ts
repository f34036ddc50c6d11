import { describe, expect, it } from 'vitest';
import { canReturnMoney, idleLaunch, judgeLaunch, openingMode, type GameRef } from './launch-rules.ts';

const game: GameRef = { providerId: 'GPR8', gameType: 2, gameCode: 'koi', gameName: 'Koi' };
const other: GameRef = { ...game, gameCode: 'lotus' };
const member = { isMember: true, isDesktop: true, isSiteClosed: false };

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
  it('redirects in the browser of LINE on a phone and opens a window elsewhere', () => {
    expect(openingMode('mobile', 'Mozilla/5.0 Line/14.0')).toBe('redirect');
    expect(openingMode('mobile', 'Mozilla/5.0 (iPhone)')).toBe('window');
    expect(openingMode('desktop', 'Mozilla/5.0 Line/14.0')).toBe('window');
  });
});
