import { expect, test } from 'vitest';
import type { PlanView, SeatedTableView } from '../play-protocol/play-protocol.ts';
import { useKilledStudio } from './testing/killed-studio.ts';
import { callStudio, until } from './testing/studio-process.ts';

const studio = useKilledStudio(['GPLT']);

test(
  'kill -9 with a plan’s stake under way: after the restart the plan goes on, with one stake on each draw',
  { timeout: 500_000 },
  async () => {
    const [operator, first] = [studio.operator(), await studio.start()];
    const { token } = await callStudio<{ token: string }>(first.url, '', 'POST', '/api/session', {
      ...{ code: 'plan-code', gp_id: 'GPLT', game_code: 'lt-three-digits' },
    });
    await until(async () => {
      const { draw } = await callStudio<SeatedTableView>(first.url, token, 'GET', '/api/table');
      return draw?.state === 'open';
    }, 60);
    // executed, but the answer comes when nobody is there any more
    operator.incidents.push('late');
    const start = callStudio<PlanView>(first.url, token, 'POST', '/api/plans', {
      ...{ client_plan_id: 'plan-of-the-crash', client_seed: 'of-the-crash', draws: 5, schedule: 'flat' },
      bet: { picks: ['odd', 'even'].map((option) => ({ option, stake: '1000' })) },
      ...{ ends_at_win: false, most_cost: '10000' },
    }).catch(() => null);
    await until(() => operator.calls.some(({ method }) => method === 'bet'), 90);
    first.child.kill('SIGKILL');
    await start;

    const second = await studio.start();
    let plan: PlanView | undefined;
    // a busy process may have no answer for a moment
    const look = async (): Promise<void> => {
      const { plans } = await callStudio<{ plans?: PlanView[] }>(second.url, token, 'GET', '/api/plans');
      plan = plans?.[0] ?? plan;
    };
    await until(async () => {
      await look();
      return (plan?.decided.draws ?? 0) > 0;
    }, 200);
    await callStudio(second.url, token, 'POST', '/api/plans/stop', { plan_id: plan?.plan_id });
    await until(async () => {
      await look();
      return plan?.state === 'ended' && plan.stakes.every(({ state }) => state !== 'settling');
    }, 100);
    const stakes = plan?.stakes ?? [];
    expect(new Set(stakes.map(({ draw }) => draw)).size).toBe(stakes.length);
    // a draw that counts costs a twentieth, one that was called off nothing
    const counted = stakes.filter(({ state }) => state === 'settled').length;
    expect(plan?.decided).toEqual({
      ...{ draws: counted, stake: String(2_000 * counted), payout: String(1_900 * counted) },
    });
    await until(() => operator.cashMinor() === studio.startMinor - 100n * BigInt(counted));
    await studio.end(second);
  },
);
