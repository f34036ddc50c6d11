import type { PlanView } from '../../../../play-protocol/plan-views.ts';
import { button, el, icon } from '../../../client/dom.ts';
import { netOf, type PlanFrame } from './plan-frame.ts';

/** Says over the table that a plan runs, how far it is and what it has come to; and in the end why it is over. */
export class PlanPlate {
  readonly element = el('section', { class: 'plan-plate', hidden: true, 'data-field': 'plan' });
  readonly #frame: PlanFrame;
  readonly #words = el('p', { class: 'figures', role: 'status' });
  readonly #figures = el('p', { class: 'figures note' });
  readonly #stop: HTMLButtonElement;
  readonly #dismiss: HTMLButtonElement;

  constructor(frame: PlanFrame, onStop: () => void) {
    this.#frame = frame;
    const { text } = frame;
    this.#stop = button(text('stop'), onStop, { class: 'plain-button', 'data-action': 'stop-plan' });
    this.#dismiss = button(text('dismiss'), () => this.show(null), { class: 'round-button' }, icon('close'));
    this.element.append(el('div', {}, this.#words, this.#figures), this.#stop, this.#dismiss);
  }

  show(plan: PlanView | null): void {
    this.element.hidden = plan === null;
    if (!plan) return;
    const { text } = this.#frame;
    const show = (amount: string): string =>
      this.#frame.shell.money.show(this.#frame.shell.money.parse(amount));
    const n = plan.stakes.filter(({ state }) => state !== 'void').length;
    const { stake, payout } = plan.decided;
    const words = plan.end_reason
      ? text(`end_${plan.end_reason}`)
      : text('running', { n, count: plan.draws });
    this.#say(`${words} ${netOf(this.#frame, stake, payout)}`);
    const figures = text('figures', { stake: show(stake), payout: show(payout) });
    const next = plan.next_stake === null ? '' : ` · ${text('next', { amount: show(plan.next_stake) })}`;
    this.#figures.textContent = figures + next;
    this.#stop.hidden = plan.state === 'ended';
    this.#dismiss.hidden = plan.state !== 'ended';
  }

  /** What is told already is not read out again. */
  #say(words: string): void {
    if (this.#words.textContent !== words) this.#words.textContent = words;
  }
}
