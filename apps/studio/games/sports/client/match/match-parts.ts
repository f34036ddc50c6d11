import type { MatchView, ScoreView, Side } from '../../../../play-protocol/sports-protocol.ts';
import { nameOfPeriod } from '../../basketball/basketball-clock.ts';
import type { SportsText } from '../../words/sports-texts.ts';

/** A set, a quarter or a map. */
export interface MatchPart {
  readonly short: string;
  readonly name: string;
  readonly count: ScoreView;
  readonly isOn: boolean;
  readonly tieBreak: ScoreView | null;
}

export interface MatchParts {
  /** What the sides are called. */
  readonly who: string;
  readonly parts: readonly MatchPart[];
  /** Beside them: the points of a game, the sum of all. */
  readonly last: { readonly title: string; readonly of: Readonly<Record<Side, string | number>> } | null;
  /** Who serves or has the ball. */
  readonly ball: Side | null;
  readonly ballSays: 'serves' | 'has_ball';
}

/** Null for a sport whose score says it all. */
export function partsOf(
  text: SportsText,
  { figures, score, status }: Pick<MatchView, 'figures' | 'score' | 'status'>,
): MatchParts | null {
  switch (figures.sport) {
    case 'football':
      return null;
    case 'tennis': {
      const { sets, points, server } = figures;
      return {
        who: text('col_player'),
        parts: sets.map(({ home, away, tie_break: tieBreak }, at) => ({
          ...{ short: String(at + 1), name: text('set_n', { n: at + 1 }), tieBreak },
          ...{ count: { home, away }, isOn: points !== null && at === sets.length - 1 },
        })),
        last: points && { title: text('points_of_game'), of: points },
        ...{ ball: server, ballSays: 'serves' },
      };
    }
    case 'esport': {
      const { maps, is_on: isOn } = figures;
      return {
        who: text('col_team'),
        parts: maps.map((count, at) => ({
          ...{ short: `M${at + 1}`, name: text('map_n', { n: at + 1 }), count, tieBreak: null },
          isOn: isOn && at === maps.length - 1,
        })),
        last: { title: text('col_maps'), of: score },
        ...{ ball: null, ballSays: 'has_ball' },
      };
    }
    case 'basketball': {
      const { periods, ball, is_resting: isResting } = figures;
      return {
        who: text('col_team'),
        parts: periods.map((count, at) => ({
          ...{ short: nameOfPeriod(at), name: nameOfPeriod(at), count, tieBreak: null },
          isOn: status === 'live' && !isResting && at === periods.length - 1,
        })),
        last: { title: text('total_short'), of: score },
        ...{ ball, ballSays: 'has_ball' },
      };
    }
  }
}
