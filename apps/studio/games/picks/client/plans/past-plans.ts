import type { PlanStakeView, PlanView } from '../../../../play-protocol/plan-views.ts';
import { el } from '../../../client/dom.ts';
import { netOf, type PlanFrame } from './plan-frame.ts';

/** The player's last plans, the latest first, and how each of their draws went. */
export function pastPlans(frame: PlanFrame, plans: readonly PlanView[]): HTMLElement {
  const { text } = frame;
  return el(
    'section',
    { class: 'past-plans', hidden: plans.length === 0 },
    el('h3', {}, text('last')),
    ...plans.map((plan) => pastPlan(frame, plan)),
  );
}

function pastPlan(frame: PlanFrame, plan: PlanView): HTMLElement {
  const { shell, text } = frame;
  const time = new Date(plan.started_at).toLocaleString(shell.locale, {
    ...{ dateStyle: 'short', timeStyle: 'short' },
  });
  return el(
    'details',
    {},
    el(
      'summary',
      {},
      el('time', { datetime: plan.started_at }, time),
      ' ',
      plan.end_reason
        ? text(`end_${plan.end_reason}`)
        : text('running', { n: plan.stakes.length, count: plan.draws }),
      ' ',
      el('strong', { class: 'figures' }, netOf(frame, plan.decided.stake, plan.decided.payout)),
    ),
    el('ul', { class: 'figures' }, ...plan.stakes.map((stake) => el('li', {}, ...stakeLine(frame, stake)))),
  );
}

function stakeLine({ shell, text, describe }: PlanFrame, stake: PlanStakeView): (Node | string)[] {
  const show = (amount: string): string => shell.money.show(shell.money.parse(amount));
  const n = stake.draw;
  if (stake.state === 'void') return [text('stake_void', { n })];
  if (stake.payout === null) return [text('stake_waits', { n, stake: show(stake.stake) })];
  return [
    text('stake_row', { n, stake: show(stake.stake), payout: show(stake.payout) }),
    el('span', { class: 'note' }, ` ${describe(stake.outcome)}`),
  ];
}
