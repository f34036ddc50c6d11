import type { BoardMatchView, BoardView, LeagueHeadView } from '../../../../play-protocol/sports-protocol.ts';

/** The board as this page knows it. */
export interface BoardState {
  /** Null before the first answer, and where all is to be asked for again. */
  readonly version: string | null;
  readonly isUp: boolean;
  readonly leagues: readonly LeagueHeadView[];
  /** In the order in which they stand. */
  readonly matches: readonly BoardMatchView[];
}

export const emptyBoard: BoardState = { version: null, isUp: true, leagues: [], matches: [] };

/**
 * The board after an answer: what changed comes in, what has left goes. An answer that names a match which neither it nor
 * the page has is a gap; the next question is then for everything.
 */
export function mergeBoard(state: BoardState, view: BoardView): BoardState {
  const known = new Map(state.matches.map((match) => [match.match_id, match]));
  for (const match of view.matches) known.set(match.match_id, match);
  const matches = view.match_ids.flatMap((id) => known.get(id) ?? []);
  return {
    version: matches.length === view.match_ids.length ? view.version : null,
    isUp: view.is_up,
    leagues: view.leagues,
    matches,
  };
}

/** A league's matches, in the order of the board. */
export interface LeagueGroup {
  readonly league: LeagueHeadView;
  readonly matches: readonly BoardMatchView[];
}

/** Live ones first, then those that come, each by league; a league stands where its first match does. */
export function groupBoard({ leagues, matches }: BoardState): {
  readonly live: readonly LeagueGroup[];
  readonly coming: readonly LeagueGroup[];
} {
  const isLive = ({ status }: BoardMatchView): boolean => status === 'live';
  const kicksOff = ({ kicks_off_at }: BoardMatchView): number => Date.parse(kicks_off_at);
  const inOrder = matches.toSorted((a, b) => kicksOff(a) - kicksOff(b));
  return {
    live: byLeague(leagues, inOrder.filter(isLive)),
    coming: byLeague(
      leagues,
      inOrder.filter((match) => !isLive(match)),
    ),
  };
}

function byLeague(leagues: readonly LeagueHeadView[], matches: readonly BoardMatchView[]): LeagueGroup[] {
  const groups = Map.groupBy(matches, ({ league }) => league);
  return [...groups].flatMap(([id, own]) => {
    const league = leagues.find((one) => one.id === id);
    return league ? [{ league, matches: own }] : [];
  });
}
