import { ownReturn, type PicksModel, plainOptions } from '../picks-model.ts';
import { cardDealer } from './baccarat.ts';

export interface DragonTigerOutcome {
  dragon: number;
  tiger: number;
}

const returns: Readonly<Record<string, number>> = { dragon: 200, tiger: 200, tie: 1270, 'suited-tie': 5600 };
const tieShare = 31 / 415;
const suitedTieShare = 7 / 415;

/** One card each from eight decks, ace low. A tie gives half of a stake on dragon or tiger back. */
export const dragonTiger: PicksModel<DragonTigerOutcome> = {
  id: 'dragon-tiger',
  timetable: null,
  isContest: false,
  ...plainOptions(returns),
  play(draw) {
    const deal = cardDealer(draw);
    return { dragon: deal(), tiger: deal() };
  },
  returnOf(option, { dragon, tiger }) {
    const best = ownReturn(returns, option);
    if (best === undefined) return null;
    const difference = (dragon % 13) - (tiger % 13);
    if (option === 'tie') return difference === 0 ? best : 0;
    if (option === 'suited-tie') return dragon === tiger ? best : 0;
    if (difference === 0) return 50;
    return (option === 'dragon') === difference > 0 ? best : 0;
  },
  distributionOf(option) {
    const hundredths = returns[option]!;
    if (option === 'tie') return [{ probability: tieShare, hundredths }];
    if (option === 'suited-tie') return [{ probability: suitedTieShare, hundredths }];
    return [
      { probability: (1 - tieShare) / 2, hundredths },
      { probability: tieShare, hundredths: 50 },
    ];
  },
};
