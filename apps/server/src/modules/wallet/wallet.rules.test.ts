import { describe, expect, it } from 'vitest';
import type { TransferredBack } from '#modules/transfer-wallet';
import { presentWallets } from './wallet.present.ts';
import { stayedCode, transferBackCode } from './wallet.rules.ts';

const stayed = (...reasons: TransferredBack['stayed'][number]['reason'][]) =>
  reasons.map((reason) => ({ gpId: 'GPR8', reason }));
const returned = [{ gpId: 'GPJD', amountMinor: 5n }];

describe('the code of a transfer-back', () => {
  it.each([
    [{ returned, stayed: [] }, null],
    [{ returned: [], stayed: [] }, null],
    [{ returned: [], stayed: stayed('no_answer') }, 101],
    [{ returned: [], stayed: stayed('maintenance', 'round_open') }, 102],
    [{ returned: [], stayed: stayed('maintenance') }, 103],
    [{ returned, stayed: stayed('maintenance') }, 105],
  ] as const)('of %o is %s', (back, code) => {
    expect(transferBackCode(back)).toBe(code);
  });

  it('of a leave names the reason even when something came back', () => {
    expect(stayedCode({ returned, stayed: stayed('round_open') })).toBe(102);
  });
});

it('lights the lamp of a wallet that holds money', () => {
  const { my_cash_list } = presentWallets(0n, [{ gpId: 'GPR8', name: 'R', balanceMinor: 5n }], 'VND');
  expect(my_cash_list.map((wallet) => wallet.is_light)).toEqual([0, 1]);
});

it("sums in the currency's own scale, beyond what a float can hold", () => {
  const { total, my_cash_list } = presentWallets(
    9_007_199_254_740_993n,
    [{ gpId: 'GPR8', name: 'R', balanceMinor: 1n }],
    'USD',
  );
  expect([total, my_cash_list[0]?.cash]).toEqual(['90071992547409.94', '90071992547409.93']);
});
