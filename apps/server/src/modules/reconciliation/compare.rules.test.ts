import { describe, expect, it } from 'vitest';
import { compareRound, differenceMinor, judgeBreak, type RoundSide } from './compare.rules.ts';

const side = (stake: bigint, payout: bigint, state: RoundSide['state'] = 'settled') => ({
  ...{ stakeMinor: stake, payoutMinor: payout, state, gameCode: 'koi', at: new Date(0) },
  currency: 'USD' as const,
});

describe('compareRound', () => {
  it('finds nothing where both say the same', () => {
    expect(compareRound(side(5n, 9n), side(5n, 9n))).toBe(null);
  });

  it.each([
    ['missing_here', null, side(5n, 0n)],
    ['missing_there', side(5n, 0n), null],
    ['amount', side(5n, 0n), side(6n, 0n)],
    ['amount', side(5n, 0n), side(5n, 1n)],
    ['amount', side(5n, 0n), { ...side(5n, 0n), currency: 'VND' as const }],
    ['state', side(5n, 0n), side(0n, 0n, 'void')],
    ['state', side(5n, 9n, 'open'), side(5n, 9n)],
  ])('finds %s', (kind, ours, theirs) => {
    expect(compareRound(ours, theirs)).toBe(kind);
  });

  it.each([
    ['a void round that never came', null, side(0n, 0n, 'void')],
    [
      'a void round that was taken back, and is open here for ever',
      side(0n, 0n, 'open'),
      side(0n, 0n, 'void'),
    ],
    ['a round of nothing that the provider does not list', side(0n, 0n), null],
  ])('lets %s be', (_, ours, theirs) => {
    expect(compareRound(ours, theirs)).toBe(null);
  });
});

describe('judgeBreak', () => {
  const found = { kind: 'amount' as const, ours: side(5n, 0n), theirs: side(6n, 0n) };
  const known = { ...found, isAgreed: false };

  it('opens what is new, and leaves what people have said of it', () => {
    expect(judgeBreak(found, null)).toEqual({ state: 'open', step: 'found' });
    expect(judgeBreak(found, { ...known, state: 'explained' })).toEqual({ state: 'explained', step: null });
    expect(judgeBreak(found, { ...known, state: 'resolved' })).toEqual({ state: 'resolved', step: null });
  });

  it('opens it again when a side says something else, or what had agreed differs once more', () => {
    const other = { ...found, theirs: side(7n, 0n) };
    expect(judgeBreak(other, { ...known, state: 'resolved' })).toEqual({ state: 'open', step: 'changed' });
    const agreed = { ...known, state: 'resolved' as const, isAgreed: true };
    expect(judgeBreak(found, agreed)).toEqual({ state: 'open', step: 'came_back' });
  });
});

it('tells what our side has more', () => {
  expect(differenceMinor({ ours: side(5n, 0n), theirs: side(6n, 0n) })).toBe(-1n);
  expect(differenceMinor({ ours: null, theirs: side(5n, 9n) })).toBe(4n);
  expect(differenceMinor({ ours: { amountMinor: 7n }, theirs: { amountMinor: 3n } })).toBe(4n);
});
