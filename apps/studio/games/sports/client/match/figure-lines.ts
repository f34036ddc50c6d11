import type {
  MatchEventView,
  MatchFigures,
  ScoreView,
  SportId,
  TennisSetView,
} from '../../../../play-protocol/sports-protocol.ts';
import type { SportsTextKey } from '../../words/locales/en.ts';
import type { SportsText } from '../../words/sports-texts.ts';

interface FigureLine {
  readonly label: SportsTextKey;
  readonly count: ScoreView;
}

/** What a sport counts beside the score, a line each. */
export function figureLines(figures: MatchFigures): readonly FigureLine[] {
  switch (figures.sport) {
    case 'football':
      return [
        { label: 'stat_corners_name', count: figures.corners },
        { label: 'stat_yellow_name', count: figures.yellow_cards },
        { label: 'stat_red_name', count: figures.red_cards },
      ];
    case 'tennis':
      return [
        { label: 'stat_aces_name', count: figures.aces },
        { label: 'stat_faults_name', count: figures.double_faults },
        { label: 'stat_breaks_name', count: figures.breaks },
      ];
    case 'esport':
      return [
        { label: 'stat_rounds_name', count: figures.rounds },
        { label: 'stat_openers_name', count: figures.openers },
        { label: 'stat_runs_name', count: figures.longest_runs },
      ];
    case 'basketball':
      return [
        { label: 'stat_threes_name', count: figures.threes },
        { label: 'stat_free_throws_name', count: figures.free_throws },
        { label: 'stat_turnovers_name', count: figures.turnovers },
      ];
  }
}

/** How the parts of a match went: the half-time score, every set, quarter or map; empty where none is told. */
export function partsText(text: SportsText, figures: MatchFigures): string {
  if (figures.sport === 'tennis') return figures.sets.map(setText).join(' · ');
  if (figures.sport === 'basketball') return figures.periods.map(scoreText).join(' · ');
  if (figures.sport === 'esport') return figures.maps.map(scoreText).join(' · ');
  const half = figures.half_time_score;
  return half ? text('half_score', { home: half.home, away: half.away }) : '';
}

/** "7:6 (5)": in brackets the points of who lost the tie-break. */
function setText({ home, away, tie_break: points }: TennisSetView): string {
  const score = scoreText({ home, away });
  return points && home !== away ? `${score} (${Math.min(points.home, points.away)})` : score;
}

function scoreText({ home, away }: ScoreView): string {
  return `${home}:${away}`;
}

/** Events that another one tells by itself, a moment later, or that are too many to be read. */
export const untold: Readonly<Record<SportId, ReadonlySet<MatchEventView['kind']>>> = {
  football: new Set(['danger']),
  tennis: new Set(['point', 'break_point', 'set_point', 'match_point']),
  basketball: new Set(['miss', 'quarter_start']),
  esport: new Set(['map_point', 'match_point']),
};
