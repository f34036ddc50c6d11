import { el } from '../../../client/dom.ts';
import { addressOfLeague } from '../routes.ts';
import type { SportsText } from '../../words/sports-texts.ts';
import type { Sportsbook, SportsPage } from '../sportsbook.ts';
import { groupBoard, type LeagueGroup } from './board-state.ts';
import { boardColumns } from './board-columns.ts';
import { MatchRow } from './match-row.ts';
import { sportIcon } from './sport-icon.ts';
import { sportSwitch } from './sport-switch.ts';

/** All that is live, then all that comes, by league. Rows stay as they are; only what changed in them is drawn. */
export function createBoardPage(book: Sportsbook): SportsPage {
  const { text, board, clock, sports } = book;
  const rows = new Map<string, MatchRow>();
  const notice = el('p', { class: 'board-notice', role: 'status' });
  const live = el('section', { class: 'board-part', 'aria-label': text('live_now') });
  const coming = el('section', { class: 'board-part', 'aria-label': text('coming') });
  const element = el(
    'div',
    { class: 'board' },
    sports.choices.length > 1 ? sportSwitch(book) : null,
    notice,
    live,
    coming,
    el('p', { class: 'board-foot' }, text('invented')),
  );
  let arrangement = '';

  function update(): void {
    if (!board.hasAnswer) return say(text('board_loading'));
    say(board.state.isUp ? '' : text('feed_away'));
    const here = new Set(board.state.matches.map(({ match_id }) => match_id));
    for (const id of rows.keys()) if (!here.has(id)) rows.delete(id);
    for (const match of board.state.matches) {
      const row = rows.get(match.match_id);
      if (row) row.update(match);
      else rows.set(match.match_id, new MatchRow(book, match));
    }
    arrange();
  }

  function say(words: string): void {
    notice.hidden = words === '';
    if (notice.textContent !== words) notice.textContent = words;
  }

  /** Places the rows anew where a match has come, gone or begun, and never otherwise: what has the focus keeps it. */
  function arrange(): void {
    const { matches } = board.state;
    const shown = matches.filter(({ sport }) => sports.includes(sport));
    const groups = groupBoard({ ...board.state, matches: shown });
    const next = JSON.stringify([groups.live, groups.coming].map((part) => part.map(signOf)));
    if (next === arrangement) return;
    arrangement = next;
    const focused = document.activeElement;
    fill(live, partHead(text('live_now'), 'is-live'), groups.live, text('nothing_live'));
    fill(coming, partHead(text('coming'), ''), groups.coming, text('nothing_coming'));
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true });
  }

  function fill(part: HTMLElement, head: HTMLElement, groups: readonly LeagueGroup[], none: string): void {
    const shown = groups.map((group) => leagueGroup(text, group, rows));
    part.replaceChildren(head, ...(shown.length > 0 ? shown : [emptyLine(none)]));
  }

  const stops = [
    board.on(update),
    sports.on(arrange),
    clock.on(() => {
      for (const row of rows.values()) row.tick();
    }),
  ];
  update();
  return {
    element,
    refresh() {
      for (const row of rows.values()) row.refresh();
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}

/** A league's head with the names of the columns, and its rows. */
function leagueGroup(
  text: SportsText,
  { league, matches }: LeagueGroup,
  rows: ReadonlyMap<string, MatchRow>,
): HTMLElement {
  const columns = boardColumns[league.sport].map(({ title }) => el('span', {}, text(title)));
  const name = {
    href: addressOfLeague(league.id),
    'aria-label': text(league.sport === 'tennis' ? 'tour_page' : 'league_page', { league: league.name }),
  };
  return el(
    'div',
    { class: 'league-group' },
    el(
      'h3',
      { class: 'league-head' },
      el('a', name, sportIcon(league.sport), league.name),
      el('span', { class: 'league-columns', 'aria-hidden': 'true' }, ...columns),
    ),
    el('ul', { class: 'match-list' }, ...matches.map(({ match_id }) => rows.get(match_id)?.element ?? null)),
  );
}

function signOf({ league, matches }: LeagueGroup): string {
  return `${league.id}:${matches.map(({ match_id }) => match_id).join()}`;
}

function partHead(title: string, kind: string): HTMLElement {
  return el('h2', { class: `part-head ${kind}` }, title);
}

function emptyLine(words: string): HTMLElement {
  return el('p', { class: 'empty-line' }, words);
}
