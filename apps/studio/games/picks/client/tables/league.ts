import type { Translate } from '@halls/i18n/format';
import { el } from '../../../client/dom.ts';
import { cardOfDraw, optionOnCard, readCardOption } from '../../cards.ts';
import { clubs as allClubs, seasons } from '../../models/league-clubs.ts';
import { clubsOfMatch, type LeagueOutcome } from '../../models/league.ts';
import { defineFace, type Table, type TableParts } from '../table-face.ts';
import { type LeagueKey, leagueStage } from './league-stage.ts';
import { type BetPanel, type BetRow, betRow, panelTable } from './panel-table.ts';

export const leagueFace = defineFace<LeagueOutcome, LeagueKey>({
  wordsOf: ({ league }) => league,
  createStage: leagueStage,
  createTable: leagueTable,
  nameOf,
  road: {
    rows: 1,
    markOf({ table: [first = 0, second = 0] }, text) {
      const name = `1. ${text(`club_${first}`)}, 2. ${text(`club_${second}`)}`;
      return { label: `${first}·${second}`, name };
    },
  },
  tallies: (text) =>
    allClubs.map((_, index) => ({
      name: text('option', { what: text('win'), who: text(`club_${index + 1}`) }),
      optionIn: ({ card, table }) =>
        table.includes(index + 1) ? optionOnCard(`win:${index + 1}`, card) : null,
    })),
  isListed: (option) => /^(win|place|last|over|under):/.test(option),
});

function nameOf(option: string, text: Translate<LeagueKey>): string {
  const { kind, choice, card } = readCardOption(option);
  const clubName = (club: number): string => text(`club_${club}`);
  if (kind === 'over' || kind === 'under') return text(kind, { n: choice });
  if (kind === 'home' || kind === 'draw' || kind === 'away') {
    const [first, second] = namesOfMatch(card, Number(choice), text);
    const what = text('match', { first, second });
    return text('option', { what, who: text(kind, { club: kind === 'home' ? first : second }) });
  }
  const who = choice.split('-').map((club) => clubName(Number(club)));
  return text('option', { what: text(kind as LeagueKey), who: who.join(' → ') });
}

function namesOfMatch(card: number, match: number, text: Translate<LeagueKey>): readonly [string, string] {
  const [first, second] = clubsOfMatch(card, match);
  return [text(`club_${first}`), text(`club_${second}`)];
}

/** Its panels are built anew for each season, of whichever clubs it has. */
function leaguePanels(
  { spot, text, model }: Pick<TableParts<LeagueKey>, 'spot' | 'text' | 'model'>,
  cardNow: () => number,
): BetPanel[] {
  const clubName = (club: number): string => text(`club_${club}`);
  const on = (bet: string): string => optionOnCard(bet, cardNow());
  const titledRow = (title: string, row: BetRow): HTMLElement[] => [
    el('span', { class: 'league-bets' }, title),
    ...betRow(spot, row),
  ];
  const ofClubs = (kind: 'win' | 'place' | 'last'): HTMLElement[] =>
    titledRow(text(kind), {
      columns: 4,
      options: seasons[cardNow() - 1]!.map((club) => [on(`${kind}:${club}`), clubName(club)]),
    });
  const panel = (name: string, kinds: RegExp, build: () => readonly HTMLElement[]): BetPanel => ({
    ...{ name, build },
    options: () => model.cards!.optionsOf(cardNow()).filter((option) => kinds.test(option)),
  });
  const matches = (round: number): BetPanel => {
    const numbers = [2 * round - 1, 2 * round];
    const kinds = new RegExp(`^(home|draw|away):(${numbers.join('|')})@`);
    return panel(text('round', { n: round }), kinds, () =>
      numbers.flatMap((match) => {
        const [first, second] = namesOfMatch(cardNow(), match, text);
        return titledRow(text('match', { first, second }), {
          columns: 3,
          options: [
            [on(`home:${match}`), first],
            [on(`draw:${match}`), text('draw')],
            [on(`away:${match}`), second],
          ],
        });
      }),
    );
  };
  const pairs = (): HTMLElement[] => {
    const clubs = seasons[cardNow() - 1]!;
    const options = clubs.flatMap((first) =>
      clubs
        .filter((second) => second !== first)
        .map(
          (second) => [on(`exacta:${first}-${second}`), `${clubName(first)} → ${clubName(second)}`] as const,
        ),
    );
    const rows = el('div', { class: 'league-pairs' }, ...betRow(spot, { columns: 4, options }));
    rows.style.setProperty('--columns', '4');
    return [rows];
  };
  const goals = (): HTMLElement[] =>
    betRow(spot, {
      columns: 2,
      options: model
        .cards!.optionsOf(cardNow())
        .filter((option) => /^(over|under):/.test(option))
        .map((option) => [option, nameOf(option, text)]),
    });
  return [
    panel(text('win'), /^(win|place):/, () => [...ofClubs('win'), ...ofClubs('place')]),
    panel(text('exacta'), /^exacta:/, pairs),
    ...[1, 2, 3].map(matches),
    panel(text('goals'), /^(last|over|under):/, () => [...ofClubs('last'), ...goals()]),
  ];
}

function leagueTable({ spot, text, model, hasChip }: TableParts<LeagueKey>): Table {
  let card = 1;
  const panels = leaguePanels({ spot, text, model }, () => card);
  const table = panelTable({ model, hasChip }, { panels, label: text('panels') });
  const season = el('p', { class: 'league-season note' }, text('season', { n: card }));
  table.element.prepend(season);
  return {
    element: table.element,
    onChips: () => table.onChips?.(),
    showDraw(number) {
      card = cardOfDraw(seasons.length, number);
      season.textContent = text('season', { n: card });
      table.refresh();
    },
  };
}
