import { openDatabase } from '@halls/service';
import { expect, test } from 'vitest';
import { createRoundWriter } from '#modules/round';
import { createOperatorClient } from '#modules/seamless-wallet';
import type { StudioTables } from '#platform/database.ts';
import type { HistoryView, PlanView } from '../../../play-protocol/play-protocol.ts';
import { sitDownAtBaccarat, sitDownAtLottery, untilDraw } from '../../testing/at-table.ts';
import { lookAtPlan, passTo, playOn } from '../../testing/play-plan.ts';
import { useTableRoom } from '../../testing/table-room.ts';
import { seamlessKey } from '../../testing/test-studio.ts';
import { advancePlan } from './advance-plan.ts';
import type { PlanParts } from './plan-parts.ts';

const startMinor = 10_000_000n;
const room = useTableRoom(startMinor);
const hasEnded = ({ state }: PlanView): boolean => state === 'ended';

/** Odd and even for the same amount: whatever is drawn, 95 of 100 come back. */
const pair = { picks: ['odd', 'even'].map((option) => ({ option, stake: '1000' })) };

test('a chase goes on without its page, draw by draw, and costs what was stated at most', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  // twice at once, as an impatient hand would
  const started = await Promise.all([1, 2].map(() => start(token, { schedule: 'double-1', draws: 3 })));
  expect(started.map(({ status, body }) => [status, body.error])).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  const [{ plan_id: planId }, again] = started.map(({ body }) => body) as [PlanView, PlanView];
  expect(again.plan_id).toBe(planId);
  const plan = await playOn(room, token, { planId, until: hasEnded });
  expect(plan).toMatchObject({
    ...{ end_reason: 'done', most_cost: '14000', next_stake: null },
    decided: { draws: 3, stake: '14000', payout: '13300' },
  });
  expect(plan.stakes.map(({ stake, payout }) => [stake, payout])).toEqual([
    ['2000', '1900'],
    ['4000', '3800'],
    ['8000', '7600'],
  ]);
  expect(room.operator.cashMinor()).toBe(startMinor - 700n);
  expect(betCalls()).toBe(3);
  // the draw's seed holds the plan's, and the draw's number
  const [first] = plan.stakes;
  const round = await room.studio.gameCalls('GET', `/api/rounds/${first!.client_round_id}`, token);
  expect(round.body.fairness).toMatchObject({ seat_seed: `of-the-plan:${first!.draw}` });
});

test('however many nodes look at a plan at once, a draw has one stake of it', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  const { parts, close } = ownParts();
  const { plan_id: planId } = (await start(token, { draws: 2 })).body;
  const key = { planId: Number(planId), playerId: await playerOf(planId) };
  for (let draw = 1; draw <= 2; draw += 1) {
    // the job of the studio looks, too
    await expect
      .poll(async () => {
        await Promise.all(Array.from({ length: 6 }, () => advancePlan(parts, key)));
        return (await lookAtPlan(room, token, planId)).stakes.length;
      })
      .toBe(draw);
    await playOn(room, token, { planId, until: ({ decided }) => decided.draws === draw });
    passTo(room, (await untilDraw(room.studio, token, ({ state }) => state === 'drawn')).ends_at);
  }
  expect(await playOn(room, token, { planId, until: hasEnded })).toMatchObject({ end_reason: 'done' });
  expect(betCalls()).toBe(2);
  expect(room.operator.cashMinor()).toBe(startMinor - 200n);
  await close();
});

test('who dies between the stake and the wallet leaves one stake, which is asked for again', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  const { plan_id: planId } = (await start(token, { draws: 2 })).body;
  await playOn(room, token, { planId, until: ({ decided }) => decided.draws === 1 });
  const { parts, close } = ownParts();
  const dying = { ...parts, operator: { ...parts.operator, call: () => Promise.reject(new Error('died')) } };
  const key = { planId: Number(planId), playerId: await playerOf(planId) };
  passTo(room, (await untilDraw(room.studio, token, ({ state }) => state === 'drawn')).ends_at);
  await expect
    .poll(async () => {
      await advancePlan(dying, key).catch(() => null);
      return (await lookAtPlan(room, token, planId)).stakes.length;
    })
    .toBe(2);
  // the lease of the dead one's attempt is over with the draw's time, and the draw waits for nobody: it is decided either way
  const plan = await playOn(room, token, { planId, until: hasEnded });
  const counted = plan.stakes.filter(({ state }) => state === 'settled');
  expect(['done', 'missed']).toContain(plan.end_reason);
  expect(new Set(plan.stakes.map(({ draw }) => draw)).size).toBe(plan.stakes.length);
  expect(room.operator.cashMinor()).toBe(startMinor - BigInt(counted.length) * 100n);
  await close();
});

test('a stake that nobody can decide before the draw is taken back, and the plan makes up for it', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  room.operator.incidents.push(...Array.from({ length: 3 }, () => 'lose_request' as const));
  const { plan_id: planId } = (await start(token, { draws: 2 })).body;
  const plan = await playOn(room, token, { planId, until: hasEnded });
  expect(plan).toMatchObject({ end_reason: 'done', decided: { draws: 2, stake: '4000' } });
  expect(room.operator.cashMinor()).toBe(startMinor - 200n);
});

test('a plan ends when the money does, when the wallet names a limit, and when it is told to', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  const taken = room.operator.spend(startMinor - 1_000n);
  expect(await endOf(token, 'without-money')).toMatchObject({
    ...{ end_reason: 'not_enough_money', decided: { draws: 0 } },
  });
  room.operator.spend(-taken);
  // as often as it is asked: an answer may come too late
  room.operator.incidents.push(...Array.from({ length: 8 }, () => 'LIMIT_REACHED' as const));
  expect(await endOf(token, 'over-a-limit')).toMatchObject({ end_reason: 'limit_reached' });
  room.operator.incidents.length = 0;
  await nextDraw(token);
  const { plan_id: planId } = (await start(token, {}, 'to-be-stopped')).body;
  await playOn(room, token, { planId, until: ({ stakes }) => stakes.length === 1 });
  const stop = () => room.studio.gameCalls('POST', '/api/plans/stop', token, { plan_id: planId });
  expect((await stop()).body).toMatchObject({ state: 'ended', end_reason: 'stopped' });
  expect((await stop()).status).toBe(200);
  // what lay on the draw stays there
  const settled = (plan: PlanView): boolean => plan.decided.draws === 1;
  expect(await playOn(room, token, { planId, until: settled })).toMatchObject({
    ...{ end_reason: 'stopped', decided: { draws: 1, stake: '2000', payout: '1900' } },
  });
  await nextDraw(token);
  expect((await lookAtPlan(room, token, planId)).stakes).toHaveLength(1);
  expect(room.operator.cashMinor()).toBe(startMinor - 100n);
});

test('a plan ends with the session, by the operator’s word or ours', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  room.operator.incidents.push(...Array.from({ length: 8 }, () => 'TOKEN_EXPIRED' as const));
  expect(await endOf(token, 'without-session')).toMatchObject({ end_reason: 'session_over' });
  const other = await sitDownAtBaccarat(room.studio, 'kicked');
  await openTable(other.token);
  const { plan_id: planId } = (await startTie(other.token)).body;
  await playOn(room, other.token, { planId, until: ({ stakes }) => stakes.length === 1 });
  await room.studio.operatorCalls('kick', other.member, 'GPLC');
  const ended = await playOn(room, other.token, { planId, until: hasEnded });
  expect(ended).toMatchObject({ end_reason: 'session_over' });
  expect(ended.stakes).toHaveLength(1);
});

test('stops: a loss that was named, and a win', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  const chase = { schedule: 'double-1', draws: 5, loss_stop: '6500', most_cost: '6500' };
  const lossPlan = (await start(token, chase, 'loss-of-6500')).body;
  expect(await playOn(room, token, { planId: lossPlan.plan_id, until: hasEnded })).toMatchObject({
    ...{ end_reason: 'loss', decided: { draws: 2, stake: '6000' } },
  });
  const winPlan = (await start(token, { draws: 50, win_stop: '1900' }, 'win-of-1900')).body;
  expect(await playOn(room, token, { planId: winPlan.plan_id, until: hasEnded })).toMatchObject({
    ...{ end_reason: 'win', decided: { draws: 1 } },
  });
});

test('what can’t be a plan is refused with its word, and moves nothing', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  const refused = async (changes: object, id?: string) => {
    const { status, body } = await start(token, changes, id);
    return [status, (body as { error?: string }).error];
  };
  expect(await refused({ draws: 1 })).toEqual([422, 'malformed']);
  expect(await refused({ draws: 51 })).toEqual([422, 'malformed']);
  expect(await refused({ most_cost: 'all' })).toEqual([422, 'malformed']);
  expect(await refused({ bet: { stake: '1000' } })).toEqual([422, 'malformed']);
  expect(await refused({ bet: { picks: [{ option: 'no-such', stake: '1000' }] } })).toEqual([
    409,
    'bet_invalid',
  ]);
  expect(await refused({ schedule: 'no-such' })).toEqual([409, 'plan_invalid']);
  expect(await refused({ most_cost: '1' })).toEqual([409, 'plan_invalid']);
  expect(await refused({ loss_stop: '1999', most_cost: '1999' })).toEqual([409, 'plan_invalid']);
  const steep = { schedule: 'double-1', draws: 13, most_cost: String(2_000 * (2 ** 13 - 1)) };
  expect(await refused(steep)).toEqual([409, 'plan_too_high']);
  expect((await start(token, {}, 'the-first-plan')).status).toBe(200);
  expect(await refused({}, 'a-second-plan')).toEqual([409, 'plan_running']);
  expect(await refused({ draws: 4, most_cost: '8000' }, 'the-first-plan')).toEqual([409, 'plan_conflict']);
  const nobodys = await room.studio.gameCalls('GET', '/api/plans/999999', token);
  expect([nobodys.status, nobodys.body.error]).toEqual([404, 'plan_unknown']);
  const other = await sitDownAtBaccarat(room.studio, 'other');
  const [{ plan_id: planId }] = await plansOf(token);
  const stopped = await room.studio.gameCalls('POST', '/api/plans/stop', other.token, { plan_id: planId });
  expect([stopped.status, stopped.body.error]).toEqual([404, 'plan_unknown']);
  expect((await lookAtPlan(room, token, planId)).state).toBe('running');
  // a chase is for lotteries alone
  expect((await startTie(other.token, { schedule: 'double-1', most_cost: '7000' })).body).toEqual({
    error: 'plan_invalid',
  });
  expect(betCalls()).toBeLessThanOrEqual(1);
});

test('a plan stands beside its player’s own stakes, where the money is kept here, too', async () => {
  const { token, member } = await sitDownAtBaccarat(room.studio, 'ann');
  const { plan_id: planId } = (await startTie(token, { draws: 10, most_cost: '10000' })).body;
  const isLying = (stake: PlanView['stakes'][number]): boolean => stake.state === 'settling';
  let isBeside = false;
  for (let tries = 0; tries < 8 && !isBeside; tries += 1) {
    const plan = await playOn(room, token, { planId, until: ({ stakes }) => stakes.some(isLying) });
    const draw = plan.stakes.find(isLying)?.draw;
    const byHand = (id: string, stake: string) =>
      room.studio.gameCalls('POST', '/api/rounds', token, {
        ...{ client_round_id: `${id}-${tries}`, draw, bet: { picks: [{ option: 'player', stake }] } },
      });
    isBeside = (await byHand('by-hand-all', '4000')).status === 200;
    if (!isBeside) await nextDraw(token);
  }
  expect(isBeside).toBe(true);
  await room.studio.gameCalls('POST', '/api/plans/stop', token, { plan_id: planId });
  await playOn(room, token, { planId, until: ({ stakes }) => !stakes.some(isLying) });
  const roundsOf = async () =>
    (await room.studio.gameCalls('GET', '/api/rounds', token)).body as unknown as HistoryView;
  await expect
    .poll(async () => (await roundsOf()).rounds.every(({ state }) => state === 'settled'))
    .toBe(true);
  const { rounds } = await roundsOf();
  expect(rounds.length).toBeGreaterThanOrEqual(2);
  const left = rounds.reduce((sum, { stake, payout }) => sum - BigInt(stake) + BigInt(payout ?? 0), 100_000n);
  expect((await room.studio.operatorCalls('balance', member, 'GPLC')).amount).toBe(left.toString());
});

function start(token: string, changes: object = {}, id = 'a-plan-of-the-test') {
  const asked = { draws: 3, schedule: 'flat', ...changes };
  const worst = asked.schedule === 'double-1' ? 2 ** asked.draws - 1 : asked.draws;
  return startPlan(token, {
    ...{ client_plan_id: id, client_seed: 'of-the-plan', bet: pair, ends_at_win: false },
    ...{ most_cost: String(2_000 * worst), ...asked },
  });
}

/** A plan that the test expects to end by itself. */
async function endOf(token: string, id: string): Promise<PlanView> {
  const { plan_id: planId } = (await start(token, {}, id)).body;
  return playOn(room, token, { planId, until: hasEnded });
}

function startTie(token: string, changes: object = {}) {
  return startPlan(token, {
    ...{ client_plan_id: 'three-times-tie', client_seed: 'of-the-plan', ends_at_win: false },
    ...{ bet: { picks: [{ option: 'tie', stake: '1000' }] }, draws: 3, schedule: 'flat', most_cost: '3000' },
    ...changes,
  });
}

async function startPlan(token: string, request: object) {
  const { status, body } = await room.studio.gameCalls('POST', '/api/plans', token, request);
  return { status, body: body as unknown as PlanView & { error?: string } };
}

async function plansOf(token: string): Promise<[PlanView, ...PlanView[]]> {
  const { body } = await room.studio.gameCalls('GET', '/api/plans', token);
  return (body as unknown as { plans: [PlanView, ...PlanView[]] }).plans;
}

function openTable(token: string) {
  return untilDraw(room.studio, token, ({ state }) => state === 'open');
}

/** A draw that nothing of the test lies on yet. */
async function nextDraw(token: string): Promise<void> {
  const from = await untilDraw(room.studio, token, () => true);
  for (;;) {
    const draw = await untilDraw(room.studio, token, () => true);
    if (draw.number > from.number && draw.state === 'open') return;
    passTo(room, { open: draw.closes_at, closed: draw.draws_at, drawn: draw.ends_at }[draw.state]);
    await new Promise((settle) => setTimeout(settle, 40));
  }
}

async function playerOf(planId: string): Promise<number> {
  const { rows } = await room.studio.database.pool.query(
    'select player_id from studio.plan where plan_id = $1',
    [planId],
  );
  return Number(rows[0].player_id);
}

function betCalls(): number {
  return new Set(
    room.operator.calls.filter(({ method }) => method === 'bet').map(({ transactionId }) => transactionId),
  ).size;
}

/** What another node would run plans with. */
function ownParts(): { readonly parts: PlanParts; close(): Promise<void> } {
  const database = openDatabase<StudioTables>({
    ...{ url: room.studio.database.url, role: 'studio_app', maxConnections: 6 },
    onError: () => {},
  });
  const clock = (): Date => new Date(Date.now() + room.aheadMs);
  const keys = [{ ...seamlessKey, gpId: 'GPLT', keyId: 'k-GPLT', operatorId: 'GPLT' }];
  const operator = createOperatorClient({ url: room.operator.url, keys, clock });
  const { sql, pool } = database;
  const parts = { sql, clock, tableClock: async () => clock(), beacon: null, operator };
  return {
    parts: { ...parts, writer: createRoundWriter({ pool }) },
    async close() {
      await operator.close();
      await database.close();
    },
  };
}
