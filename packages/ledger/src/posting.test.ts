import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { member } from './account.ts';
import { type Leg, confirm, credit, hold, move, receive, release, seedPot } from './posting.ts';

const owner = { siteId: 1, memberId: 7, currency: 'VND' };
const total = (legs: readonly Leg[]) => legs.reduce((sum, leg) => sum + leg.amountMinor, 0n);

describe('posting', () => {
  it('sums every movement to zero', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (amountMinor) => {
        for (const legs of [
          hold(owner, amountMinor),
          confirm(owner, 'GPR8', amountMinor),
          release(owner, amountMinor),
          receive(owner, 'GPR8', amountMinor),
          credit('house_welcome', owner, amountMinor),
          seedPot(1, 'VND', amountMinor),
        ]) {
          expect(total(legs)).toBe(0n);
        }
      }),
    );
  });

  it.each([
    ['a hold', hold(owner, 5n), { member_main: -5n, member_transit: 5n }],
    ['a confirmation', confirm(owner, 'GPR8', 5n), { member_transit: -5n, provider_float: 5n }],
    ['a release', release(owner, 5n), { member_transit: -5n, member_main: 5n }],
    ['a receipt', receive(owner, 'GPR8', 5n), { provider_float: -5n, member_main: 5n }],
    ['a welcome', credit('house_welcome', owner, 5n), { house_welcome: -5n, member_main: 5n }],
    ['a pot’s seed', seedPot(1, 'VND', 5n), { house_jackpot: -5n, jackpot_pot: 5n }],
  ])('%s goes from the right account to the right account', (_, legs, gains) => {
    expect(Object.fromEntries(legs.map((leg) => [leg.account.kind, leg.amountMinor]))).toEqual(gains);
  });

  it('refuses what no member may ask for', () => {
    const other = { ...owner, memberId: 8 };
    expect(() => hold(owner, -1n)).toThrow(RangeError);
    expect(() => move(member('member_main', owner), member('member_main', other), 1n)).toThrow('two members');
    expect(() =>
      move(member('member_main', owner), member('member_transit', { ...owner, currency: 'USD' }), 1n),
    ).toThrow('VND to USD');
    expect(() =>
      move(member('member_main', owner), member('member_transit', { ...owner, siteId: 2 }), 1n),
    ).toThrow('site 1 to 2');
  });
});
