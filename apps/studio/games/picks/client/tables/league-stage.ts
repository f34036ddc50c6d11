import type { Translate } from '@halls/i18n/format';
import { el } from '../../../client/dom.ts';
import type { Show } from '../../../client/show.ts';
import { cardOfDraw } from '../../cards.ts';
import { seasons } from '../../models/league-clubs.ts';
import { clubsOfMatch, type LeagueOutcome } from '../../models/league.ts';
import { rankSides, type Score, type Standing, standingsOf } from '../../models/league-table.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { markRuns } from './mark-runs.ts';

export type LeagueKey = keyof TableWords['league'] | `club_${number}`;

const roundMs = 3_300;
const minutes = 90;
const places = [0, 1, 2, 3];

/** Three rounds of two matches: goals as they fall, and the table that follows them. */
export function leagueStage({ show, text, shell }: StageParts<LeagueKey>): PicksStage<LeagueOutcome> {
  let card = 1;
  const board = matchBoard(text);
  const standings = standingsBoard(text);
  const element = el('div', { class: 'stage-league' }, board.element, standings.element);
  const runs = markRuns(element, 'is-season-on');
  const clear = (): void => {
    board.show({ card, round: 1, scores: [], minute: null });
    standings.show(card, [], places);
    element.classList.remove('is-over');
  };
  const finish = ({ card: played, scores, lots }: LeagueOutcome): void => {
    board.show({ card: played, round: 3, scores, minute: null });
    standings.show(played, scores, lotsOf(played, lots));
    element.classList.add('is-over');
  };
  clear();
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : clear()),
    showDraw(number) {
      card = cardOfDraw(seasons.length, number);
      runs.turnTo(number);
    },
    wait() {
      clear();
      runs.begin();
    },
    async play(outcome) {
      show.begin();
      card = outcome.card;
      clear();
      runs.begin();
      for (let round = 1; round <= 3 && !show.isStill; round += 1) {
        await playMatches(show, outcome, round, (scores, minute) => {
          board.show({ card, round, scores, minute });
          standings.show(card, scores, lotsOf(card, outcome.lots));
        });
        await show.pause(500);
      }
      finish(outcome);
    },
    skip: () => show.skip(),
    describe({ card: played, scores, table }) {
      const points = standingsOf(scores);
      const lines = table.map((club, index) =>
        text('result', {
          place: index + 1,
          club: text(`club_${club}`),
          points: points[seasons[played - 1]!.indexOf(club)]?.points ?? 0,
        }),
      );
      return `${text('season', { n: played })}. ${shell.text('result', { what: lines.join(', ') })}.`;
    },
  };
}

/** When a goal falls is show; how many there are is the outcome. */
async function playMatches(
  show: Show,
  { scores }: LeagueOutcome,
  round: number,
  onMinute: (scores: readonly Score[], minute: number) => void,
): Promise<void> {
  const before = scores.slice(0, 2 * (round - 1));
  const goals = scores
    .slice(2 * (round - 1), 2 * round)
    .flatMap((score, match) =>
      score.flatMap((count, side) =>
        Array.from({ length: count }, () => ({ match, side, minute: 3 + Math.floor(Math.random() * 86) })),
      ),
    );
  for (let minute = 0; minute <= minutes; minute += 3) {
    if (show.isStill) return;
    const now = [0, 1].map((match): Score => {
      const of = (side: number): number =>
        goals.filter((goal) => goal.match === match && goal.side === side && goal.minute <= minute).length;
      return [of(0), of(1)];
    });
    onMinute([...before, ...now], minute);
    if (goals.some((goal) => goal.minute > minute - 3 && goal.minute <= minute)) show.tick();
    await show.pause(roundMs / (minutes / 3));
  }
}

/** The order of the lots by places in the season's list. */
function lotsOf(card: number, lots: readonly number[]): number[] {
  return lots.map((club) => seasons[card - 1]!.indexOf(club));
}

function crest(club: number): HTMLElement {
  return el('span', { class: `number tone-${club}`, 'aria-hidden': 'true' }, String(club));
}

function matchBoard(text: Translate<LeagueKey>) {
  const head = el('p', { class: 'league-head figures' });
  const rows = [el('div', { class: 'league-match' }), el('div', { class: 'league-match' })];
  return {
    element: el('div', { class: 'league-matches' }, head, ...rows),
    show(at: {
      readonly card: number;
      readonly round: number;
      readonly scores: readonly Score[];
      readonly minute: number | null;
    }): void {
      const { card, round, scores, minute } = at;
      const clock = minute === null ? '' : ` · ${text('minute', { n: minute })}`;
      head.textContent = `${text('season', { n: card })} · ${text('round', { n: round })}${clock}`;
      rows.forEach((row, index) => {
        const match = 2 * (round - 1) + index;
        const [first, second] = clubsOfMatch(card, match + 1);
        const score = scores[match];
        row.replaceChildren(
          el('span', { class: 'league-side is-first' }, text(`club_${first}`), crest(first)),
          el('strong', { class: 'league-score figures' }, score ? `${score[0]}–${score[1]}` : '–'),
          el('span', { class: 'league-side' }, crest(second), text(`club_${second}`)),
        );
      });
    },
  };
}

/** Rows that go up and down as places change. */
function standingsBoard(text: Translate<LeagueKey>) {
  const rows = places.map(() => el('li', { class: 'league-row' }));
  const list = el('ol', { class: 'league-rows' }, ...rows);
  const head = el(
    'div',
    { class: 'league-row-head' },
    el('span', {}, text('table')),
    el('span', { class: 'figures' }, text('difference')),
    el('span', { class: 'figures' }, text('points')),
  );
  return {
    element: el('div', { class: 'league-table' }, head, list),
    show(card: number, scores: readonly Score[], lots: readonly number[]): void {
      const order = rankSides(scores, lots);
      for (const standing of standingsOf(scores)) {
        const row = rows[standing.side]!;
        row.style.setProperty('--place', String(order.indexOf(standing.side)));
        row.classList.toggle('is-first', order[0] === standing.side);
        row.replaceChildren(...cellsOf(seasons[card - 1]![standing.side]!, standing, text));
      }
    },
  };
}

function cellsOf(
  club: number,
  { points, scored, conceded }: Standing,
  text: Translate<LeagueKey>,
): HTMLElement[] {
  const difference = scored - conceded;
  return [
    crest(club),
    el('span', { class: 'league-club' }, text(`club_${club}`)),
    el(
      'span',
      { class: 'figures' },
      difference > 0 ? `+${difference}` : String(difference).replace('-', '−'),
    ),
    el('strong', { class: 'figures' }, String(points)),
  ];
}
