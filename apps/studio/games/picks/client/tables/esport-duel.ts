import type { EsportOutcome } from '../../models/esport-duel.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { defineFace } from '../table-face.ts';
import { duelStage } from './duel-stage.ts';

export const esportDuelFace = defineFace<EsportOutcome, Key>({
  wordsOf: ({ esportDuel }) => esportDuel,
  road: {
    rows: 1,
    markOf({ winner, maps }, text) {
      const lost = maps.length - 2;
      return winner === 'volt'
        ? { label: `2–${lost}`, name: text(`volt-2-${lost === 0 ? 0 : 1}`), tone: 'red' }
        : { label: `${lost}–2`, name: text(`echo-2-${lost === 0 ? 0 : 1}`), tone: 'blue' };
    },
  },
  createStage(parts) {
    const { text } = parts;
    const [left, right] = [text('volt'), text('echo')];
    return duelStage(parts, { left, right, symbol: 'robot', pips: 2 }, (outcome: EsportOutcome) => {
      const { winner, maps } = outcome;
      return {
        blows: maps.map((side) => (side === 'volt' ? 'left' : 'right')),
        winner: winner === 'volt' ? 'left' : 'right',
        words: `${text(winner)} 2–${maps.length - 2}`,
      };
    });
  },
});

type Key = keyof TableWords['esportDuel'];
