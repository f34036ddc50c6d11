import { historyLength } from '../../play-protocol/list-lengths.ts';
import { type HistoryView, type RoundView } from '../../play-protocol/play-protocol.ts';
import type { StudioApi } from './api.ts';
import { button, el } from './dom.ts';
import type { Money } from './money.ts';
import { openAskedSheet } from './sheet.ts';
import type { Text } from './texts.ts';

export interface HistoryParts {
  readonly api: Pick<StudioApi, 'history'>;
  readonly money: Money;
  readonly text: Text;
  readonly locale: string;
  /** What a round came to, in words. */
  resultOf(round: RoundView): string;
  /** What came, in little. */
  outcomeContent(round: RoundView): Node[];
  /** What shows a round once more; null where it can't be shown. */
  replayOf(round: RoundView): (() => void) | null;
  /** What a failure means for the player. */
  explain(error: unknown): string;
}

/** The player's own rounds of this game, the latest first: what came, what it cost and brought, and a way to check it. */
export function openHistorySheet(parts: HistoryParts): void {
  const { api, text } = parts;
  const list = el('ul', { class: 'rounds' });
  const total = el('p', { class: 'session-sum figures' });
  const fault = el('p', { role: 'alert', hidden: true });
  const more = button(text('history_more'), () => void loadMore(), { class: 'plain-button' });
  let before: string | null = null;

  async function load(): Promise<void> {
    const { rounds, session } = await api.history(before);
    total.textContent = sumOf(session, parts);
    list.append(...rounds.map((round) => createRow(round, parts, () => sheet.close())));
    before = rounds.at(-1)?.played_at ?? null;
    more.hidden = rounds.length < historyLength;
    if (list.childElementCount === 0) list.append(el('li', { class: 'note' }, text('history_empty')));
  }

  /** The button stays for another try. */
  async function loadMore(): Promise<void> {
    more.disabled = true;
    fault.hidden = true;
    try {
      await load();
    } catch (error) {
      fault.textContent = parts.explain(error);
      fault.hidden = false;
    }
    more.disabled = false;
  }

  const sheet = openAskedSheet(text('menu_history'), parts, async () => {
    await load();
    return [total, list, fault, more, el('p', { class: 'note' }, text('verify_wait'))];
  });
}

function sumOf({ rounds, stake, payout }: HistoryView['session'], { money, text }: HistoryParts): string {
  const show = (amount: string): string => money.show(money.parse(amount));
  return text('history_total', { count: rounds, stake: show(stake), payout: show(payout) });
}

function createRow(round: RoundView, parts: HistoryParts, close: () => void): HTMLElement {
  const { money, text, locale } = parts;
  const time = new Date(round.played_at).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'medium' });
  const show = (amount: string): string => money.show(money.parse(amount));
  const replay = parts.replayOf(round);
  const watch = (): void => {
    close();
    replay?.();
  };
  const isChecked = round.fairness.server_seed && round.state === 'settled';
  // plans name their rounds
  const isOfPlan = round.client_round_id.startsWith('plan:');
  const address = { href: `/verify?round=${round.round_id}`, target: '_blank', rel: 'noopener' };
  return el(
    'li',
    {},
    el('div', { class: 'round-outcome' }, ...(round.outcome === null ? [] : parts.outcomeContent(round))),
    el(
      'div',
      { class: 'round-figures figures' },
      el('strong', {}, round.payout === null && round.state !== 'void' ? '…' : parts.resultOf(round)),
      el('span', {}, `${text('bet')} ${show(round.stake)}`),
      round.balance === null ? null : el('span', {}, `${text('balance')} ${show(round.balance)}`),
    ),
    el(
      'div',
      { class: 'round-notes' },
      el('time', { datetime: round.played_at }, time),
      isOfPlan ? el('span', {}, text('history_plan')) : null,
      el('span', { class: 'round-id', title: round.round_id }, `${text('round_id')} ${round.round_id}`),
      isChecked ? el('a', address, text('verify')) : null,
      replay ? button(text('replay'), watch, { class: 'plain-button round-replay' }) : null,
    ),
  );
}
