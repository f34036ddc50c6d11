import type { BirdDuelOutcome } from '../../models/bird-duel.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { defineFace } from '../table-face.ts';
import { duelStage } from './duel-stage.ts';

export const birdDuelFace = defineFace<BirdDuelOutcome, Key>({
  wordsOf: ({ birdDuel }) => birdDuel,
  road: {
    rows: 1,
    sides: { red: 'crest', blue: 'feather' },
    markOf: ({ winner }, text) => ({
      label: text(`bead_${winner}`),
      name: text(winner),
      tone: tones[winner],
    }),
  },
  createStage(parts) {
    const { text } = parts;
    const [left, right] = [text('crest'), text('feather')];
    return duelStage(parts, { left, right, symbol: 'rooster', pips: 4 }, (outcome: BirdDuelOutcome) => {
      const { winner, exchanges } = outcome;
      return {
        blows: exchanges.map((side) => (side === 'crest' ? 'left' : 'right')),
        winner: winner === 'draw' ? null : winner === 'crest' ? 'left' : 'right',
        words: text(winner),
      };
    });
  },
});

type Key = keyof TableWords['birdDuel'];

const tones = { crest: 'red', feather: 'blue', draw: 'green' } as const;
