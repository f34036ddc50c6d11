import { beforeEach, expect, it, vi } from 'vitest';
import { timing } from '@halls/contract';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { canReturnMoney, idleLaunch } from '#app/game-session/launch-rules.ts';
import { walletsRead } from '#app/member/wallets.ts';
import { returnMoney, returnRest } from './return-money.ts';

const { call, load, again } = vi.hoisted(() => ({ call: vi.fn(), load: vi.fn(), again: vi.fn() }));
vi.mock('#app/api/browser-client.ts', () => ({ api: { call } }));
vi.mock('#app/member/member-store.ts', () => ({ memberStore: { load } }));
vi.mock('#app/api/reads.ts', () => ({ reads: { again, of: (path: string) => ({ queryKey: [path] }) } }));

beforeEach(() => {
  vi.clearAllMocks();
  gameSession.set(idleLaunch);
});

it('holds other money back while it runs, and rests afterwards', async () => {
  call.mockImplementation(async () => {
    expect(canReturnMoney(gameSession.read(), 0)).toBe(false);
    return { ok: true, data: { total: '10.00', returned: [{ gp_id: 'GPR8', cash: '10.00' }] } };
  });
  const outcome = await returnMoney(17, 1000);
  expect(outcome).toEqual({ ok: true, returned: [{ gp_id: 'GPR8', cash: '10.00' }] });
  expect(gameSession.read().returningMoney).toBe(false);
  expect(returnRest.read()).toEqual({ memberId: 17, untilMs: 1000 + timing.transferBackCooldownMs });
});

it.each([
  [{ ok: false, code: 102, message: 'A round is open' }, false],
  [{ ok: false, code: 0, message: 'No connection', failure: 'network fail' }, true],
])('reads everything again whatever came of it: %o', async (result, failure) => {
  call.mockResolvedValue(result);
  expect(await returnMoney(17, 0)).toEqual({ ok: false, message: result.message, failure });
  expect(again).toHaveBeenCalledWith(walletsRead);
  expect(load).toHaveBeenCalledTimes(1);
  expect(gameSession.read().returningMoney).toBe(false);
});
