import type { EsportTeamView } from '../../../play-protocol/sports-protocol.ts';
import { scoreNews } from '../sport/score-news.ts';
import type { Sport } from '../sport/sport.ts';
import { getEsportTeam } from './esport-leagues.ts';
import { esportMarkets } from './esport-markets.ts';
import { esportJoint } from './joint-esport.ts';
import { meetEsport } from './meet-esport.ts';
import { labelOfSlot } from './play-esport.ts';
import { emptyEsportTally, esportClock, esportFigures, esportScore, tallyOfTold } from './told-esport.ts';

export const esport: Sport = {
  id: 'esport',
  markets: esportMarkets,
  boardCodes: ['series_winner', 'maps_handicap', 'maps_total'],
  moves: ['map_point', 'match_point', 'map_won'],
  emptyTally: emptyEsportTally,
  playerOf: () => null,
  meet(home, away) {
    const one = getEsportTeam(home);
    return meetEsport({ title: one.title, home: one, away: getEsportTeam(away) });
  },
  sidesOf: (home, away) => ({
    sport: 'esport',
    title: getEsportTeam(home).title.id,
    home: formOf(home),
    away: formOf(away),
  }),
  // chances follow from the score alone
  hasMoved: () => false,
  scoreOf: esportScore,
  figuresOf: esportFigures,
  clockOf: esportClock,
  labelOf: labelOfSlot,
  seasonNewsOf: (told) => scoreNews(esportScore(told)),
  seasonOldestMs: 10_000,
  jointChances: ({ home, away, tally }, parts) => {
    const one = getEsportTeam(home);
    const { title } = one;
    return esportJoint({ title, home: one, away: getEsportTeam(away) }, tallyOfTold(title, tally), parts);
  },
};

function formOf(team: string): EsportTeamView {
  const { id, form } = getEsportTeam(team);
  return { id, form };
}
