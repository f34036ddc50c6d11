import { ownReturn, type PicksModel, plainOptions, returnFor } from '../picks-model.ts';

/** Maps won in order, best of three. */
export type EsportOutcome = { maps: ('volt' | 'echo')[]; winner: 'volt' | 'echo' };

/** Of every twenty maps, Volt takes eleven. */
export const map = { of: 20, volt: 11 };
const volt = map.volt / map.of;
const echo = 1 - volt;
const shareOf: Readonly<Record<string, number>> = {
  volt: volt * volt + 2 * volt * volt * echo,
  echo: echo * echo + 2 * echo * echo * volt,
  'volt-2-0': volt * volt,
  'volt-2-1': 2 * volt * volt * echo,
  'echo-2-0': echo * echo,
  'echo-2-1': 2 * echo * echo * volt,
};
const returns = Object.fromEntries(
  Object.entries(shareOf).map(([option, share]) => [option, returnFor(share, 0.955)]),
);

/** A simulated duel of two machines over at most three maps. */
export const esportDuel: PicksModel<EsportOutcome> = {
  id: 'esport-duel',
  timetable: null,
  isContest: true,
  ...plainOptions(returns),
  play(draw) {
    const maps: ('volt' | 'echo')[] = [];
    const won = (side: 'volt' | 'echo'): number => maps.filter((winner) => winner === side).length;
    while (won('volt') < 2 && won('echo') < 2) maps.push(draw.nextInt(map.of) < map.volt ? 'volt' : 'echo');
    return { maps, winner: won('volt') === 2 ? 'volt' : 'echo' };
  },
  returnOf(option, { maps, winner }) {
    const best = ownReturn(returns, option);
    if (best === undefined) return null;
    return option === winner || option === `${winner}-2-${maps.length - 2}` ? best : 0;
  },
  distributionOf: (option) => [{ probability: shareOf[option]!, hundredths: returns[option]! }],
};
