import type { SportId } from '../../../../play-protocol/sports-protocol.ts';
import type { SportsTextKey } from '../../words/locales/en.ts';

interface BoardColumn {
  readonly code: string;
  readonly title: SportsTextKey;
  readonly outcomes: readonly string[];
}

/** The places of a row's markets, from left to right: who wins, a handicap, a total. */
export const columnPlaces = ['result', 'handicap', 'total'] as const;

export const boardColumns: Readonly<Record<SportId, readonly [BoardColumn, BoardColumn, BoardColumn]>> = {
  football: [
    { code: 'result', title: 'col_result', outcomes: ['home', 'draw', 'away'] },
    { code: 'handicap', title: 'col_handicap', outcomes: ['home', 'away'] },
    { code: 'total', title: 'col_total', outcomes: ['over', 'under'] },
  ],
  tennis: [
    { code: 'match_winner', title: 'col_winner', outcomes: ['home', 'away'] },
    { code: 'games_handicap', title: 'col_games_handicap', outcomes: ['home', 'away'] },
    { code: 'games_total', title: 'col_games_total', outcomes: ['over', 'under'] },
  ],
  basketball: [
    { code: 'game_winner', title: 'col_winner', outcomes: ['home', 'away'] },
    { code: 'points_handicap', title: 'col_points_handicap', outcomes: ['home', 'away'] },
    { code: 'points_total', title: 'col_points_total', outcomes: ['over', 'under'] },
  ],
  esport: [
    { code: 'series_winner', title: 'col_winner', outcomes: ['home', 'away'] },
    { code: 'maps_handicap', title: 'col_maps_handicap', outcomes: ['home', 'away'] },
    { code: 'maps_total', title: 'col_maps_total', outcomes: ['over', 'under'] },
  ],
};
