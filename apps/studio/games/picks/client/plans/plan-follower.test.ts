import { expect, test } from 'vitest';
import type { PlanView, RoundView } from '../../../../play-protocol/play-protocol.ts';
import { Refusal, Unreachable } from '../../../client/api.ts';
import { PlanFollower } from './plan-follower.ts';

test('a plan that runs is followed from whichever window, each stake told once, until it is over', async () => {
  const studio = open([plan('running', [stake(7, 'settling')])]);
  await studio.follower.arrive();
  await until(() => studio.told.length === 1);
  studio.say(plan('running', [stake(7, 'settling')]));
  studio.say(plan('running', [stake(7, 'settled'), stake(8, 'settling')]));
  studio.say(plan('ended', [stake(7, 'settled'), stake(8, 'settling')]));
  studio.say(plan('ended', [stake(7, 'settled'), stake(8, 'settled')]));
  await until(() => studio.shown.length === 5);
  expect(studio.told).toEqual(['plan:1:7', 'plan:1:8']);
  expect(studio.shown.at(-1)?.stakes.map(({ state }) => state)).toEqual(['settled', 'settled']);
  // nothing is left to ask about
  expect(studio.answers).toEqual([]);
  expect(studio.asked.filter((call) => call === 'plan')).toHaveLength(4);
});

test('without a plan nothing is asked again', async () => {
  const studio = open([plan('ended', [])]);
  await studio.follower.arrive();
  await Promise.resolve();
  expect([studio.shown, studio.asked]).toEqual([[], ['plans']]);
});

test('an answer that is lost is asked for again; a refusal ends the asking', async () => {
  const studio = open([plan('running', [])]);
  await studio.follower.arrive();
  studio.say(new Unreachable('away'));
  studio.say(plan('running', [stake(7, 'settling')]));
  await until(() => studio.shown.length === 2);
  studio.say(new Refusal(401, 'session_unknown'));
  await until(() => studio.asked.filter((call) => call === 'plan').length === 3);
  expect(studio.told).toEqual(['plan:1:7']);
});

test('stopped, the plan is shown as the studio says, and asked for until its draw is over', async () => {
  const studio = open([plan('running', [stake(7, 'settling')])]);
  await studio.follower.arrive();
  studio.stopped = plan('ended', [stake(7, 'settling')]);
  await studio.follower.stop();
  expect(studio.shown.at(-1)?.state).toBe('ended');
  studio.say(plan('ended', [stake(7, 'settled')]));
  await until(() => studio.shown.at(-1)?.stakes[0]?.state === 'settled');
});

function stake(draw: number, state: PlanView['stakes'][number]['state']): PlanView['stakes'][number] {
  return {
    ...{ draw, state, client_round_id: `plan:1:${draw}`, stake: '100' },
    ...{ payout: state === 'settled' ? '0' : null, outcome: null },
  };
}

function plan(state: PlanView['state'], stakes: PlanView['stakes']): PlanView {
  return {
    ...{ plan_id: '1', state, end_reason: state === 'ended' ? 'done' : null, bet: { picks: [] } },
    ...{ draws: 2, schedule: 'flat', ends_at_win: false, win_stop: null, loss_stop: null },
    ...{ most_cost: '200', started_at: '', ended_at: null, next_stake: null },
    ...{ decided: { draws: 0, stake: '0', payout: '0' }, stakes },
  };
}

/** A studio that answers each look when the test says so. */
function open(plans: readonly PlanView[]) {
  const answers: (PlanView | Error)[] = [];
  let wake = Promise.withResolvers<void>();
  const studio = {
    answers,
    shown: [] as PlanView[],
    told: [] as string[],
    asked: [] as string[],
    stopped: null as PlanView | null,
    say(answer: PlanView | Error) {
      answers.push(answer);
      wake.resolve();
    },
    follower: null as unknown as PlanFollower,
  };
  studio.follower = new PlanFollower({
    api: {
      async ask(call: string) {
        studio.asked.push(call);
        if (call === 'plans') return { plans } as never;
        if (call === 'stopPlan') return studio.stopped as never;
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer as never;
      },
      round: async (id) => ({ client_round_id: id }) as RoundView,
    },
    keeper: { untilAnswered: (ask) => ask() },
    show: (shown) => void studio.shown.push(shown),
    onStake: ({ client_round_id: id }) => void studio.told.push(id),
    async pause() {
      while (answers.length === 0) {
        wake = Promise.withResolvers();
        await wake.promise;
      }
    },
  });
  return studio;
}

/** Waits for what only needs promises to be kept. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !isSo(); turn += 1) await Promise.resolve();
  expect(isSo()).toBe(true);
}
