import type {
  MatchEventView,
  MatchFigures,
  ScoreView,
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
  }
}

/** How the parts of a match went: the half-time score, or every set; empty where none is told. */
export function partsText(text: SportsText, figures: MatchFigures): string {
  if (figures.sport === 'tennis') return figures.sets.map(setText).join(' · ');
  const half = figures.half_time_score;
  return half ? text('half_score', { home: half.home, away: half.away }) : '';
}

/** "7:6 (5)": in brackets the points of who lost the tie-break. */
function setText({ home, away, tie_break: points }: TennisSetView): string {
  const score = `${home}:${away}`;
  return points && home !== away ? `${score} (${Math.min(points.home, points.away)})` : score;
}

/** Events that another one tells by itself, a moment later. */
export const toldByOthers: ReadonlySet<MatchEventView['kind']> = new Set([
  'danger',
  'point',
  'break_point',
  'set_point',
  'match_point',
]);
