import type { PlayerStrengthView } from '../../../play-protocol/sports-protocol.ts';
import { scoreNews } from '../sport/score-news.ts';
import type { Sport } from '../sport/sport.ts';
import { tennisJoint } from './joint-tennis.ts';
import { meetTennis } from './meet-tennis.ts';
import { labelOfMinute } from './tennis-clock.ts';
import { tennisMarkets } from './tennis-markets.ts';
import { emptyTennisTally, tennisClock, tennisFigures, tennisScore, tallyOfTold } from './told-tennis.ts';
import { getPlayer } from './tours.ts';

export const tennis: Sport = {
  id: 'tennis',
  markets: tennisMarkets,
  boardCodes: ['match_winner', 'games_handicap', 'games_total'],
  moves: ['break_point', 'set_point', 'match_point', 'break', 'set'],
  emptyTally: emptyTennisTally,
  playerOf: () => null,
  meet: (home, away) => meetTennis({ home: getPlayer(home), away: getPlayer(away) }),
  sidesOf: (home, away) => ({ sport: 'tennis', home: strengthOf(home), away: strengthOf(away) }),
  // chances follow from the score alone
  hasMoved: () => false,
  scoreOf: tennisScore,
  figuresOf: tennisFigures,
  clockOf: tennisClock,
  labelOf: labelOfMinute,
  seasonNewsOf: (told) => scoreNews(tennisScore(told)),
  // less than a live bet waits: when it is looked at again, its price knows of all that there was to see
  seasonOldestMs: 4_500,
  jointChances: ({ home, away, tally }, parts) =>
    tennisJoint({ home: getPlayer(home), away: getPlayer(away) }, tallyOfTold(tally), parts),
};

function strengthOf(player: string): PlayerStrengthView {
  const { id, serve, return: back } = getPlayer(player);
  return { id, serve, return: back };
}
