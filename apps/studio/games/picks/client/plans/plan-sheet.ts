import type { StartPlanRequest } from '../../../../play-protocol/plan-views.ts';
import { makeClientSeed } from '../../../client/client-seed.ts';
import { button, el } from '../../../client/dom.ts';
import { pillChoice } from '../../../client/pill-choice.ts';
import { openSheet } from '../../../client/sheet.ts';
import type { PicksModel } from '../../picks-model.ts';
import { drawOverLimit, mostCostMinor, type PlanTerms, type ScheduleId } from '../../plans/plan-terms.ts';
import type { Chips } from '../bet-slip.ts';
import type { PlanFrame } from './plan-frame.ts';
import { paysOf, planRows } from './plan-rows.ts';

const drawChoices = [3, 5, 10, 20, 30, 50] as const;
/** In stakes of the first draw. */
const winChoices = ['any', 10, 50, 'never'] as const;
const lossChoices = ['none', 5, 10, 25, 50, 100] as const;

export interface PlanSheetParts extends PlanFrame {
  readonly model: PicksModel;
  readonly schedules: readonly ScheduleId[];
  readonly chips: Chips;
  readonly limitMinor: bigint;
  readonly periodMs: number;
  nameOf(option: string): string;
  /** A plan of the player's runs at the table: another one can't begin. */
  readonly isRunning: boolean;
  /** The plans so far. */
  readonly past: Node;
  onStart(request: StartPlanRequest): void;
}

/** Asks for how long, and with what stakes, the chips on the table are to be placed again; says what that can cost. */
export function openPlanSheet(parts: PlanSheetParts): void {
  const { shell, text, chips } = parts;
  const form =
    parts.isRunning || chips.size === 0
      ? [el('p', {}, text(parts.isRunning ? 'runs' : 'no_chips'))]
      : planForm(parts, (request) => {
          sheet.close();
          parts.onStart(request);
        });
  const sheet = openSheet(text('title'), shell.text, ...form, parts.past);
}

function planForm(parts: PlanSheetParts, onStart: (request: StartPlanRequest) => void): Node[] {
  const { shell, text, chips } = parts;
  const { money, locale } = shell;
  const baseMinor = [...chips.values()].reduce((sum, amount) => sum + amount, 0n);
  const times = (count: number): string => money.show(baseMinor * BigInt(count));
  const draws = pillChoice(text('draws'), drawChoices, (count) => count.toLocaleString(locale), 2);
  const schedule = pillChoice(text('schedule'), parts.schedules, (id) => text(`schedule_${id}`));
  const win = pillChoice(text('win'), winChoices, (choice) =>
    typeof choice === 'number' ? text('win_from', { amount: times(choice) }) : text(`win_${choice}`),
  );
  const loss = pillChoice(text('loss'), lossChoices, (choice) =>
    choice === 'none' ? text('loss_none') : times(choice),
  );
  const table = el('table', { class: 'plan-rows figures' });
  const cost = el('p', { class: 'plan-cost figures', role: 'status' });
  const start = button(text('start'), () => onStart(requestOf(termsNow(), chips, money)), {
    class: 'main-button',
    'data-action': 'start-plan',
  });
  const choices = el(
    'div',
    { class: 'plan-choices' },
    draws.element,
    parts.schedules.length > 1 ? schedule.element : null,
    win.element,
    loss.element,
  );
  choices.addEventListener('change', () => show());
  show();
  return [
    introOf(parts),
    choices,
    // in a box of its own, so that it does not give way to what stands around it
    el(
      'div',
      {},
      el(
        'div',
        { class: 'plan-scroll', role: 'region', 'aria-label': text('head_total'), tabindex: 0 },
        table,
      ),
    ),
    el('p', { class: 'note' }, text('rows')),
    el('p', { class: 'note' }, text('note')),
    el('div', { class: 'plan-foot' }, cost, start),
  ];

  function termsNow(): PlanTerms {
    const [winChoice, lossChoice] = [win.chosen(), loss.chosen()];
    return {
      ...{ baseMinor, draws: draws.chosen(), schedule: schedule.chosen(), endsAtWin: winChoice === 'any' },
      winStopMinor: typeof winChoice === 'number' ? baseMinor * BigInt(winChoice) : null,
      lossStopMinor: lossChoice === 'none' ? null : baseMinor * BigInt(lossChoice),
    };
  }

  function show(): void {
    const terms = termsNow();
    const over = drawOverLimit(terms, parts.limitMinor);
    table.replaceChildren(...planRows(parts, terms, paysOf(parts.model, chips)));
    start.disabled = over !== null;
    const minutes = Math.ceil((terms.draws * parts.periodMs) / 60_000);
    cost.classList.toggle('is-over', over !== null);
    cost.textContent = over
      ? text('over_limit', {
          ...{ n: over.draw, stake: money.show(over.stakeMinor), limit: money.show(parts.limitMinor) },
        })
      : `${text('most_cost', { amount: money.show(mostCostMinor(terms)) })} ${text('lasts', { n: minutes })}`;
  }
}

function introOf({ shell, text, chips, nameOf }: PlanSheetParts): HTMLElement {
  const bets = [...chips].map(([option, amount]) => `${nameOf(option)} ${shell.money.show(amount)}`);
  return el('p', {}, `${text('intro')} ${bets.join(' · ')}`);
}

function requestOf(terms: PlanTerms, chips: Chips, money: PlanFrame['shell']['money']): StartPlanRequest {
  const { winStopMinor, lossStopMinor } = terms;
  return {
    ...{ client_plan_id: makeClientSeed(), client_seed: makeClientSeed() },
    bet: { picks: [...chips].map(([option, amount]) => ({ option, stake: money.toDecimal(amount) })) },
    ...{ draws: terms.draws, schedule: terms.schedule, ends_at_win: terms.endsAtWin },
    ...(winStopMinor !== null && { win_stop: money.toDecimal(winStopMinor) }),
    ...(lossStopMinor !== null && { loss_stop: money.toDecimal(lossStopMinor) }),
    most_cost: money.toDecimal(mostCostMinor(terms)),
  };
}
