import { historyLength, type RoundView } from '../../play-protocol/play-protocol.ts';
import type { StudioApi } from './api.ts';
import { button, el } from './dom.ts';
import type { Money } from './money.ts';
import { paidOf } from './paid-of.ts';
import { openSheet } from './sheet.ts';
import type { Text } from './texts.ts';

/** The player's own rounds of this game, the latest first, each with a way to check it. */
export async function openHistorySheet(
  api: StudioApi,
  money: Money,
  text: Text,
  locale: string,
): Promise<void> {
  const list = el('ul', { class: 'rounds' });
  const more = button(text('history_more'), () => void load(), { class: 'plain-button' });
  let before: string | null = null;

  async function load(): Promise<void> {
    const rounds = await api.history(before);
    list.append(...rounds.map((round) => row(round)));
    before = rounds.at(-1)?.played_at ?? null;
    more.hidden = rounds.length < historyLength;
    if (list.childElementCount === 0) list.append(el('li', { class: 'note' }, text('history_empty')));
  }

  function row(round: RoundView): HTMLElement {
    const time = new Date(round.played_at).toLocaleString(locale, {
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const result =
      round.state === 'void'
        ? text('history_void')
        : round.payout === null
          ? '…'
          : money.show(paidOf(round, money));
    const check =
      round.fairness.server_seed && round.state === 'settled'
        ? el(
            'a',
            { href: `/verify?round=${round.round_id}`, target: '_blank', rel: 'noopener' },
            text('verify'),
          )
        : el('span', { class: 'note', title: text('verify_wait') }, '—');
    return el(
      'li',
      {},
      el('time', { datetime: round.played_at }, time),
      el('span', { class: 'figures' }, `${text('bet')} ${money.show(money.parse(round.stake))}`),
      el('span', { class: 'figures result' }, `${text('win')} ${result}`),
      check,
    );
  }

  await load();
  openSheet(text('menu_history'), text, el('p', { class: 'note' }, text('verify_wait')), list, more);
}
