import { colourOf, type RouletteOutcome } from '../../models/roulette.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { defineFace } from '../table-face.ts';
import { rouletteCloth } from './roulette-cloth.ts';
import { wheelStage } from './roulette-wheel.ts';

export const rouletteFace = defineFace<RouletteOutcome, Key>({
  wordsOf: ({ roulette }) => roulette,
  createStage: wheelStage,
  createTable: rouletteCloth,
  road: {
    rows: 1,
    markOf: ({ pocket }, text) => ({
      ...{ label: String(pocket), name: `${text(colourOf(pocket))} ${pocket}` },
      tone: ({ zero: 'green', red: 'red', black: 'plain' } as const)[colourOf(pocket)],
    }),
  },
  nameOf(option, text) {
    const [kind = '', choice] = option.split(':');
    return choice === undefined ? text(kind as Key) : text(kind as Key, { n: choice.replaceAll('-', ' · ') });
  },
});

type Key = keyof TableWords['roulette'];
