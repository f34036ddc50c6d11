import type { ClubStrengthView } from '../../../play-protocol/sports-protocol.ts';
import type { Sport } from '../sport/sport.ts';
import { labelOfSlot } from './basketball-clock.ts';
import { basketballMarkets } from './basketball-markets.ts';
import { getHoopsClub } from './hoops-leagues.ts';
import { meetBasketball } from './meet-basketball.ts';
import {
  basketballClock,
  basketballFigures,
  basketballNews,
  basketballScore,
  emptyBasketballTally,
} from './told-basketball.ts';

export const basketball: Sport = {
  id: 'basketball',
  markets: basketballMarkets,
  boardCodes: ['game_winner', 'points_handicap', 'points_total'],
  moves: ['quarter_end', 'overtime'],
  emptyTally: emptyBasketballTally,
  playerOf: () => null,
  meet: (home, away) => meetBasketball({ home: getHoopsClub(home), away: getHoopsClub(away) }),
  sidesOf: (home, away) => ({ sport: 'basketball', home: strengthOf(home), away: strengthOf(away) }),
  // every possession has an event
  hasMoved: () => false,
  scoreOf: basketballScore,
  figuresOf: basketballFigures,
  clockOf: basketballClock,
  labelOf: labelOfSlot,
  seasonNewsOf: basketballNews,
  // less than a live bet waits: when it is looked at again, its price knows of all that there was to see
  seasonOldestMs: 4_500,
  jointChances: null,
};

function strengthOf(club: string): ClubStrengthView {
  const { id, attack, defence } = getHoopsClub(club);
  return { id, attack, defence };
}
