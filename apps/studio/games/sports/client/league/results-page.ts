import { ticketsLength } from '../../../../play-protocol/list-lengths.ts';
import { button, el } from '../../../client/dom.ts';
import type { Sportsbook, SportsPage } from '../sportsbook.ts';
import { createResultList } from './result-list.ts';

/** Matches of the chosen sport that ended, the latest first, further back by the page. */
export function createResultsPage(book: Sportsbook): SportsPage {
  const { text, calls, sports } = book;
  const list = el('div', { class: 'results-list' });
  const status = el('p', { class: 'empty-line', role: 'status' }, text('board_loading'));
  const more = button(text('results_more'), () => void load(), { class: 'plain-button', hidden: true });
  const { choice } = sports;
  let after: string | undefined;
  let isStopped = false;

  async function load(): Promise<void> {
    more.disabled = true;
    try {
      const { matches } = await calls.results({ after, ...(choice !== 'all' && { sport: choice }) });
      if (isStopped) return;
      book.recover();
      if (matches.length > 0) list.append(createResultList(book, matches));
      after = matches.at(-1)?.match_id ?? after;
      more.hidden = matches.length < ticketsLength;
      status.textContent = list.childElementCount === 0 ? text('results_none') : '';
      status.hidden = list.childElementCount > 0;
    } catch (error) {
      if (!isStopped) book.fail(error);
      more.hidden = false;
    }
    more.disabled = false;
  }

  void load();
  return {
    element: el('div', { class: 'results-page' }, el('h2', {}, text('results')), status, list, more),
    refresh() {},
    stop() {
      isStopped = true;
    },
  };
}
