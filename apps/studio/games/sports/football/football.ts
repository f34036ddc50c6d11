import type { ClubStrengthView } from '../../../play-protocol/sports-protocol.ts';
import { getClub } from '../leagues.ts';
import { footballMarkets } from '../markets/market-rows.ts';
import { scoreNews } from '../sport/score-news.ts';
import type { Sport } from '../sport/sport.ts';
import { labelOfMinute, minuteAt } from './football-clock.ts';
import { footballJoint } from './joint-football.ts';
import { meetFootball } from './meet-football.ts';
import { playerOf } from './squads.ts';
import {
  emptyFootballTally,
  footballClock,
  footballFigures,
  footballScore,
  tallyOfTold,
} from './told-football.ts';

export const football: Sport = {
  id: 'football',
  markets: footballMarkets,
  boardCodes: ['result', 'handicap', 'total'],
  moves: ['danger', 'goal', 'red_card'],
  emptyTally: emptyFootballTally,
  playerOf,
  meet: (home, away) => meetFootball({ home: getClub(home), away: getClub(away) }),
  sidesOf: (home, away) => ({ sport: 'football', home: strengthOf(home), away: strengthOf(away) }),
  // every minute that passes without a goal leaves less time for one
  hasMoved: (fromMs, toMs) => minuteAt(fromMs) !== minuteAt(toMs),
  scoreOf: footballScore,
  figuresOf: footballFigures,
  clockOf: (_, clockMs) => footballClock(clockMs),
  labelOf: labelOfMinute,
  seasonNewsOf: (told) => scoreNews(footballScore(told)),
  // between goals they drift
  seasonOldestMs: 20_000,
  jointChances: ({ home, away, tally, clockMs }, parts) =>
    footballJoint(
      { home: getClub(home), away: getClub(away) },
      { tally: tallyOfTold(tally), clockMs },
      parts,
    ),
};

function strengthOf(club: string): ClubStrengthView {
  const { id, attack, defence } = getClub(club);
  return { id, attack, defence };
}
