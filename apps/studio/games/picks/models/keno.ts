import type { PicksModel } from '../picks-model.ts';
import { calmTimetable } from '../../timetable.ts';
import { choose } from './choose.ts';

/** Twenty of the numbers 1 … 80, in the order drawn. */
export interface KenoOutcome {
  numbers: number[];
}

/** `payTable[spots][hits]` in hundredths. */
export const kenoPays: Readonly<Record<number, readonly number[]>> = {
  1: [0, 380],
  2: [0, 0, 1_580],
  3: [0, 0, 200, 4_900],
  4: [0, 0, 100, 500, 17_000],
  5: [0, 0, 0, 300, 1_800, 75_000],
  6: [0, 0, 0, 100, 700, 6_000, 340_000],
};

/** Choose one to six numbers of 80; twenty are drawn. The option is `spots:` and the numbers in order, as `spots:3,17`. */
export const keno: PicksModel<KenoOutcome> = {
  id: 'keno',
  timetable: calmTimetable,
  isContest: false,
  options: [{ id: 'spots', best: 340_000, parameter: 'spots' }],
  examples: ['1', '1,2', '1,2,3', '1,2,3,4', '1,2,3,4,5', '1,2,3,4,5,6'].map((spots) => `spots:${spots}`),
  play: (draw) => ({ numbers: draw.shuffle(Array.from({ length: 80 }, (_, i) => i + 1)).slice(0, 20) }),
  returnOf(option, { numbers }) {
    const spots = spotsOf(option);
    if (!spots) return null;
    return kenoPays[spots.length]![spots.filter((spot) => numbers.includes(spot)).length]!;
  },
  distributionOf(option) {
    const spots = spotsOf(option)!.length;
    return kenoPays[spots]!.flatMap((hundredths, hits) =>
      hundredths > 0
        ? [
            {
              probability: (choose(spots, hits) * choose(80 - spots, 20 - hits)) / choose(80, 20),
              hundredths,
            },
          ]
        : [],
    );
  },
};

function spotsOf(option: string): number[] | null {
  const match = /^spots:(\d{1,2}(?:,\d{1,2}){0,5})$/.exec(option);
  if (!match) return null;
  const spots = match[1]!.split(',').map(Number);
  const isOrdered = spots.every((spot, i) => spot >= 1 && spot <= 80 && (i === 0 || spot > spots[i - 1]!));
  return isOrdered && spots.join(',') === match[1] ? spots : null;
}
