import { describe, expect, it } from 'vitest';
import {
  cashOf,
  takeAnswer,
  takeCash,
  takePlaying,
  takeWallets,
  type KnownMember,
  type Member,
} from './member-rules.ts';
import type { Wallets } from './wallets.ts';

const layout = (part: Partial<Member> = {}) =>
  ({ member_cash: '100.00', member_currency: 'USD', is_playing: 0, ...part }) as Member;
const known = (part: Partial<KnownMember> = {}): KnownMember => ({
  member: layout(),
  inPlay: null,
  told: 0,
  ...part,
});
const playing = known({
  member: layout({ is_playing: 1, member_cash: '0.00' }),
  inPlay: { gpId: 'GPR8', cash: '100.00' },
});
const wallets = (...held: [gpId: string, cash: string][]) =>
  ({ my_cash_list: held.map(([gp_id, cash]) => ({ gp_id, cash, gp_name: gp_id })), total: '0' }) as Wallets;

describe('takeAnswer', () => {
  it('takes the answer where no event spoke in between', () => {
    const before = known({ told: 3 });
    expect(takeAnswer(before, before, layout({ member_cash: '7.00' }))).toEqual({
      member: layout({ member_cash: '7.00' }),
      inPlay: null,
      told: 3,
    });
  });

  it('keeps a balance that an event told while the answer was on its way, and takes the rest', () => {
    const before = known();
    const { known: now } = takeCash(before, '42.00', null);
    const taken = takeAnswer(before, now, layout({ member_cash: '100.00', member_type: 2 }));
    expect(taken.member).toEqual(layout({ member_cash: '42.00', member_type: 2 }));
  });

  it('forgets what was in play once the server knows of no game', () => {
    expect(takeAnswer(playing, playing, layout({ is_playing: 1 })).inPlay).toEqual(playing.inPlay);
    expect(takeAnswer(playing, playing, layout({ is_playing: 0 })).inPlay).toBeNull();
  });
});

describe('takeCash', () => {
  it('follows what is in play', () => {
    const { known: now, mayHaveEnded } = takeCash(playing, '0.00', { gpId: 'GPR8', cash: '90.00' });
    expect(cashOf(now)).toBe('90.00');
    expect(mayHaveEnded).toBe(false);
  });

  it('never shows money twice: a main balance without a word of the game may have the game’s money in it', () => {
    const { known: now, mayHaveEnded } = takeCash(playing, '100.00', null);
    expect(cashOf(now)).toBe('100.00');
    expect(mayHaveEnded).toBe(true);
  });

  it('takes an empty amount in play for none', () => {
    const { known: now, mayHaveEnded } = takeCash(playing, '100.00', { gpId: 'GPR8', cash: '0.00' });
    expect(now.inPlay).toBeNull();
    expect(mayHaveEnded).toBe(true);
  });

  it('shows nothing in play for one who plays nothing', () => {
    expect(takeCash(known(), '5.00', { gpId: 'GPR8', cash: '90.00' }).known.inPlay).toBeNull();
  });
});

describe('takePlaying', () => {
  it('keeps the main balance and lets go of the game’s money at the end', () => {
    expect(takePlaying(playing, false)).toEqual({
      ...playing,
      member: layout({ member_cash: '0.00' }),
      inPlay: null,
    });
    expect(takePlaying(known(), true).member.is_playing).toBe(1);
  });
});

describe('takeWallets', () => {
  const before = known({ member: layout({ is_playing: 1 }) });

  it('finds the provider that holds money', () => {
    const list = wallets(['MAIN', '50.00'], ['GPSL', '0.00'], ['GPR8', '12.00']);
    expect(takeWallets(before, before, list).inPlay).toEqual({ gpId: 'GPR8', cash: '12.00' });
  });

  it('leaves what an event has told since, and what has ended since', () => {
    const list = wallets(['GPR8', '12.00']);
    const told = takeCash(before, '0.00', { gpId: 'GPR8', cash: '9.00' }).known;
    expect(takeWallets(before, told, list)).toBe(told);
    const ended = takePlaying(before, false);
    expect(takeWallets(before, ended, list)).toBe(ended);
  });
});

it('adds up in minor units', () => {
  expect(cashOf({ member: layout({ member_cash: '0.10' }), inPlay: { gpId: 'GPR8', cash: '0.20' } })).toBe(
    '0.30',
  );
  expect(cashOf({ member: null, inPlay: null })).toBe('0');
});
